/** A resume as a person would tell it; what a layout prints and what a reader must find. */
export interface Told {
  name: string
  email: string
  phone: string
  place: string
  summary: string
  jobs: { title: string; company: string; place: string; start: string; end: string; points: string[] }[]
  schools: { degree: string; school: string; end: string }[]
  skills: string[]
  languages: [name: string, level: string][]
}
export type Job = Told['jobs'][number]
export type School = Told['schools'][number]

const HEADS = 'summary|work|education|skills|languages|contact|now|to|native|fluent'
const pack = (words: string, months: string) => {
  const all = words.split('|')
  return {
    ...(Object.fromEntries(HEADS.split('|').map((key, index) => [key, all[index] ?? ''])) as Record<
      | 'summary'
      | 'work'
      | 'education'
      | 'skills'
      | 'languages'
      | 'contact'
      | 'now'
      | 'to'
      | 'native'
      | 'fluent',
      string
    >),
    months: months.split(' '),
  }
}
export const WORDS = {
  en: pack(
    'Profile|Work Experience|Education|Skills|Languages|Contact|Present|to|native|fluent',
    'January February March April May June July August September October November December',
  ),
  de: pack(
    'Profil|Berufserfahrung|Ausbildung|Kenntnisse|Sprachen|Kontakt|heute|bis|Muttersprache|fließend',
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  ),
  fr: pack(
    'Profil|Expérience professionnelle|Formation|Compétences|Langues|Contact|aujourd’hui|à|langue maternelle|courant',
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ),
  es: pack(
    'Perfil|Experiencia laboral|Educación|Habilidades|Idiomas|Contacto|actualidad|a|lengua materna|fluido',
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ),
  it: pack(
    'Profilo|Esperienza lavorativa|Istruzione e formazione|Competenze|Lingue|Contatti|attuale|a|madrelingua|fluente',
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ),
  pt: pack(
    'Perfil|Experiência profissional|Educação e formação|Competências|Idiomas|Contactos|atual|a|língua materna|fluente',
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  ),
  nl: pack(
    'Profiel|Werkervaring|Opleiding|Vaardigheden|Talen|Contact|heden|tot|moedertaal|vloeiend',
    'januari februari maart april mei juni juli augustus september oktober november december',
  ),
  pl: pack(
    'Profil|Doświadczenie zawodowe|Wykształcenie|Umiejętności|Języki|Kontakt|obecnie|do|ojczysty|biegły',
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  ),
  ru: pack(
    'О себе|Опыт работы|Образование|Навыки|Языки|Контакты|настоящее время|по|родной|свободно',
    'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  ),
}
export type Language = keyof typeof WORDS

export const safe = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
export const each = <T,>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('')
export const points = (job: Job): string => `<ul>${each(job.points, (one) => `<li>${safe(one)}</li>`)}</ul>`

/** "March 2021", "Mar 2021" or "03/2021", in a language. */
export function month(
  date: string,
  look: 'long' | 'short' | 'slash' | 'dot' = 'short',
  language: Language = 'en',
): string {
  const words = WORDS[language]
  if (!date) return words.now
  const [year = '', number = ''] = date.split('-')
  if (look === 'slash') return `${number}/${year}`
  if (look === 'dot') return `${number}.${year}`
  const name = words.months[Number(number) - 1] ?? ''
  return `${look === 'long' || name.length < 5 ? name : name.slice(0, 3)}${language === 'es' || language === 'pt' ? (look === 'long' ? ' de' : '') : ''} ${year}`
}
export const span = (
  job: Job,
  look: Parameters<typeof month>[1] = 'short',
  language: Language = 'en',
  between = ' – ',
): string => month(job.start, look, language) + between + month(job.end, look, language)

export const page = (style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:16mm}*{margin:0;padding:0;box-sizing:border-box}
body{font:10.5pt/1.4 'Liberation Sans',sans-serif}h1{font-size:22pt}h2{font-size:13pt;margin:12pt 0 4pt}
ul{margin-left:16pt}.job{margin-top:8pt;break-inside:avoid}.row{display:flex;justify-content:space-between;gap:8pt}
table{border-collapse:collapse;width:100%}td{vertical-align:top}${style}</style>${body}`

export const level = (one: string, language: Language): string =>
  one === 'native' ? WORDS[language].native : WORDS[language].fluent

/**
 * As TeX sets a text: no character for the space between words, and words parted where kerning moves a letter. Ligatures as
 * letters of their own are not among it, for Chromium names none of them in what it prints.
 */
export const tex = (text: string): string =>
  safe(text)
    .split(' ')
    .map((word) => word.replace(/(?<=[TVWAYP])(?=[aeo])/g, '<i class=k></i>'))
    .join('<i class=s></i>')
export const TEX =
  "body{font:10pt/1.2 'Liberation Serif',serif}.s{display:inline-block;width:.33em}.k{display:inline-block;width:0;margin-left:-.06em}li{list-style:none}li::before{content:'∙';margin:0 .5em 0 -1em}"
