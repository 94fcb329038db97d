// Parses PDFs and decodes their pictures. Bundled, because the site's policy allows no scripts from elsewhere.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
