import sharp from 'sharp';
const [out, ...files] = process.argv.slice(2);
const imgs = await Promise.all(files.map(async (f) => { const b = await sharp(f).resize({ height: 620 }).png().toBuffer(); const m = await sharp(b).metadata(); return { b, w: m.width! }; }));
let x = 0; const comps = imgs.map(({ b, w }) => { const c = { input: b, left: x, top: 0 }; x += w + 10; return c; });
await sharp({ create: { width: x, height: 620, channels: 3, background: '#888' } }).composite(comps).png().toFile(out!);
