import type { ReadingLevel } from '../../model/reading.ts';
import type { SchoolLevel } from '../../model/profile.ts';
import { semicolons } from '../../model/punctuation.ts';
import { writeExact, writeFigure } from '../../model/write-figure.ts';
import type { Labels } from './en.ts';

const levels = {
  Primary: { whole: 'Enseignement primaire', year: 'primaire' },
  Middle: { whole: 'Enseignement moyen', year: 'moyenne' },
  Secondary: { whole: 'Enseignement secondaire', year: 'secondaire' },
} as const satisfies Record<SchoolLevel, unknown>;

const written = (value: number): string => writeFigure(value, 'fr');
/** French counts 0 and 1.5 as singular. */
const counted = (count: number, one: string): string =>
  `${written(count)} ${count < 2 ? one : `${one}s`}`;

/** Labels on sheets in French, in the terms of Algerian schools. */
export const fr: Labels = {
  letters: 'abcdef',
  level: (level, year) =>
    year === undefined
      ? levels[level].whole
      : `${year === 1 ? '1re' : `${written(year)}e`} année ${levels[level].year}`,
  minutes: (count) => counted(count, 'minute'),
  points: (count) => counted(count, 'point'),
  number: written,
  exactNumber: (value) => writeExact(value, 'fr'),
  semicolon: semicolons.fr,
  colon: '\u00a0: ',
  comma: ', ',

  school: 'Établissement',
  season: 'Année scolaire',
  teacher: 'Enseignant(e)',
  subject: 'Matière',
  levelLabel: 'Niveau',
  duration: 'Durée',
  class: 'Classe',
  date: 'Date',
  name: 'Nom et prénom',
  mark: 'Note',
  page: 'Page',
  of: 'sur',
  formLetters: { A: 'A', B: 'B' },
  form: (form) => `Sujet ${form}`,

  field: 'Domaine',
  sequence: 'Séquence',
  competence: 'Compétence terminale',
  outcome: 'Objectif d’apprentissage',
  prerequisites: 'Prérequis',
  materials: 'Supports',
  keywords: 'Mots clés',
  term: 'Mot',
  meaning: 'Sens',
  misconceptions: 'Erreurs probables',
  misconception: 'Erreur',
  response: 'Remédiation',
  course: 'Déroulement de la leçon',
  session: (number) => `Séance ${number}`,
  stage: 'Étapes',
  time: 'Durée',
  teacherDoes: 'Activités de l’enseignant(e)',
  pupilsDo: 'Activités des élèves',
  assessment: 'Évaluation',
  stages: {
    launch: 'Situation de départ',
    build: 'Construction des apprentissages',
    apply: 'Réinvestissement',
  },
  checks: 'Vérifier la compréhension',
  check: (number) => `Vérification ${number}`,
  ifWrong: 'Si plusieurs se trompent',
  starter: 'Questions d’entrée',
  exit: 'Questions de sortie',
  trace: 'Trace écrite',
  differentiation: 'Différenciation',
  support: 'Pour les élèves qui ont besoin d’aide',
  extension: 'Pour les élèves en avance',
  homework: 'Travail à la maison',

  sourceText: 'Texte',
  /** In the names of files. */
  readings: { easier: 'texte-plus-facile', simplest: 'texte-le-plus-simple' } satisfies Record<
    ReadingLevel,
    string
  >,
  question: (number) => `Question ${number}`,
  true: 'Vrai',
  false: 'Faux',
  task: 'Situation d’intégration',
  trueLetter: 'V',
  falseLetter: 'F',
  taskLetter: 'Situation',
  instructions: 'Consignes',
  hint: 'Aide',
  passage: 'Relis ce passage',
  matchLeft: 'Élément',
  letter: 'Lettre',
  matchRight: 'Propositions',
  rightOrder: 'Lettres dans le bon ordre',
  beginning: 'La réponse commence par',
  firstStep: 'Première étape',

  answerKey: 'Corrigé et barème',
  answer: 'Réponse',
  answers: 'Réponses attendues',
  questions: 'Question',
  variants: 'On accepte aussi',
  tolerance: (tolerance) => `à ${tolerance} près`,
  reason: 'Justification',
  evidence: 'Dans le texte',
  source: 'Source',
  titleAndPage: (title, page) => `${title}, page ${page}`,
  criteria: 'Critères',
  rubric: 'Grille d’évaluation',
  rubricLevels: ['Maîtrise maximale', 'Maîtrise minimale', 'Maîtrise insuffisante'],
  total: 'Total',
  specification: 'Tableau de spécification',
  asksTo: 'Demande de',
  bloom: {
    remember: 'se rappeler',
    understand: 'comprendre',
    apply: 'appliquer',
    analyse: 'analyser',
    evaluate: 'évaluer',
    create: 'créer',
  },
  unjudged: 'non fixé',
  noLevel: 'niveau non fixé',
  noDifficulty: 'difficulté non fixée',
  doubtful: 'Vérifiez cette réponse.',
  unit: 'Réponse en',

  answerSheet: 'Feuille de réponses',
  fillBubbles:
    'Remplis un rond par question avec un stylo foncé. Pour changer de réponse, barre-la et remplis un autre rond.',
  teacherPoints: 'Points, remplis par l’enseignant(e)',
  numberInList:
    'Ton numéro dans la liste de la classe\u00a0: remplis les dizaines, puis les unités',
  tens: 'Dizaines',
  ones: 'Unités',

  exercise: (number) => `Exercice ${number}`,
  difficulties: { 1: 'facile', 2: 'moyen', 3: 'difficile' },
  integration: 'situation d’intégration',
  solutions: 'Solutions',

  withAnswers: 'corrige',
  untitled: 'brouillon',

  notes: 'À vérifier avant l’emploi',
  drafters: {
    model: 'Préparé par un modèle d’IA\u00a0; l’enseignant(e) en est responsable.',
    rules: 'Préparé par des règles, sans modèle d’IA.',
  },
};
