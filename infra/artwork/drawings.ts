import type { CoverId } from '#lambdas/notebooks/domain/covers.ts';
import { draw as arabesque } from './covers/arabesque.ts';
import { draw as arabicLanguage } from './covers/arabic-language.ts';
import { draw as arts } from './covers/arts.ts';
import { draw as autumn } from './covers/autumn.ts';
import { draw as civicEducation } from './covers/civic-education.ts';
import { draw as daftar } from './covers/daftar.ts';
import { draw as historyGeography } from './covers/history-geography.ts';
import { draw as illuminatedRosette } from './covers/illuminated-rosette.ts';
import { draw as ilm } from './covers/ilm.ts';
import { draw as informatics } from './covers/informatics.ts';
import { draw as iqra } from './covers/iqra.ts';
import { draw as islamicEducation } from './covers/islamic-education.ts';
import { draw as languages } from './covers/languages.ts';
import { draw as lowInk } from './covers/low-ink.ts';
import { draw as mathematics } from './covers/mathematics.ts';
import { draw as muqarnas } from './covers/muqarnas.ts';
import { draw as naturalSciences } from './covers/natural-sciences.ts';
import { draw as physics } from './covers/physics.ts';
import { draw as qalam } from './covers/qalam.ts';
import { draw as spring } from './covers/spring.ts';
import { draw as winter } from './covers/winter.ts';
import { draw as wovenOctagons } from './covers/woven-octagons.ts';
import { draw as zelligeStar } from './covers/zellige-star.ts';

/** Draws each cover as a self-contained SVG document. */
export const drawings: Readonly<Record<CoverId, () => string>> = {
  'zellige-star': zelligeStar,
  'low-ink': lowInk,
  iqra,
  mathematics,
  'arabic-language': arabicLanguage,
  'civic-education': civicEducation,
  arabesque,
  physics,
  'natural-sciences': naturalSciences,
  'history-geography': historyGeography,
  'islamic-education': islamicEducation,
  'illuminated-rosette': illuminatedRosette,
  languages,
  arts,
  informatics,
  ilm,
  qalam,
  daftar,
  muqarnas,
  'woven-octagons': wovenOctagons,
  autumn,
  winter,
  spring,
};
