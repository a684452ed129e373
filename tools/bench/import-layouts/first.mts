import type { Told } from './parts.mts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const LONG = 'January February March April May June July August September October November December'.split(
  ' ',
)

const month = (date: string, long = false): string => {
  const [year = '', number = ''] = date.split('-')
  return date ? `${(long ? LONG : MONTHS)[Number(number) - 1] ?? ''} ${year}` : 'Present'
}
const slashed = (date: string): string => (date ? date.split('-').reverse().join('/') : 'present')
const safe = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const list = (points: string[]): string =>
  `<ul>${points.map((point) => `<li>${safe(point)}</li>`).join('')}</ul>`
const span = (job: { start: string; end: string }, long = false): string =>
  `${month(job.start, long)} – ${month(job.end, long)}`
const each = <T,>(items: readonly T[], draw: (item: T) => string): string => items.map(draw).join('')

const page = (style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:18mm}*{margin:0;padding:0}
body{font:10.5pt/1.4 'Liberation Sans',sans-serif}h1{font-size:22pt}h2{font-size:13pt;margin:12pt 0 4pt}
ul{margin-left:16pt}.job{margin-top:8pt}.row{display:flex;justify-content:space-between}${style}</style>${body}`

const education = (told: Told): string =>
  `<h2>Education</h2>${each(told.schools, (one) => `<p><b>${one.degree}</b>, ${one.school}, ${month(one.end)}</p>`)}`
const skills = (told: Told): string => `<h2>Skills</h2><p>${told.skills.join(', ')}</p>`
const languages = (told: Told): string =>
  `<h2>Languages</h2><p>${told.languages.map(([name, level]) => `${name} (${level})`).join(', ')}</p>`
const top = (told: Told, mark = ' | '): string =>
  `<h1>${told.name}</h1><p>${[told.place, told.email, told.phone].join(mark)}</p>`
const rest = (told: Told): string => education(told) + skills(told) + languages(told)
const summary = (told: Told, heading = 'Summary'): string => `<h2>${heading}</h2><p>${safe(told.summary)}</p>`

/** Layouts as other makers print them, by which the reader was made. */
export const FIRST_LAYOUTS: Record<string, (told: Told) => string> = {
  'single column': (told) =>
    page(
      '',
      `${top(told)}${summary(told)}<h2>Experience</h2>${each(told.jobs, (job) => `<div class=job><p><b>${job.title}</b></p><p>${job.company}, ${job.place}</p><p>${span(job)}</p>${list(job.points)}</div>`)}${rest(told)}`,
    ),
  'two columns, side on the left': (told) =>
    page(
      '.grid{display:grid;grid-template-columns:32% 1fr;gap:18pt}',
      `<h1>${told.name}</h1><div class=grid><div><h2>Contact</h2><p>${told.email}</p><p>${told.phone}</p><p>${told.place}</p><h2>Skills</h2>${each(told.skills, (skill) => `<p>${skill}</p>`)}<h2>Languages</h2>${each(told.languages, ([name, level]) => `<p>${name} – ${level}</p>`)}</div><div>${summary(told, 'Profile')}<h2>Work Experience</h2>${each(told.jobs, (job) => `<div class=job><p><b>${job.title}</b></p><p>${job.company} | ${job.place}</p><p>${span(job)}</p>${list(job.points)}</div>`)}${education(told)}</div></div>`,
    ),
  'dates on the left': (told) =>
    page(
      '.g{display:grid;grid-template-columns:105pt 1fr;margin-top:8pt}',
      `${top(told)}${summary(told)}<h2>Employment</h2>${each(told.jobs, (job) => `<div class=g><p>${slashed(job.start)} - ${slashed(job.end)}</p><div><p><b>${job.title}</b>, ${job.company}, ${job.place}</p>${list(job.points)}</div></div>`)}<h2>Education</h2>${each(told.schools, (one) => `<div class=g><p>${slashed(one.end)}</p><p>${one.degree}, ${one.school}</p></div>`)}${skills(told)}${languages(told)}`,
    ),
  'dates on the right': (told) =>
    page(
      '',
      `${top(told, ' · ')}${summary(told)}<h2>EXPERIENCE</h2>${each(told.jobs, (job) => `<div class=job><p class=row><b>${job.company}</b><span>${span(job)}</span></p><p class=row><i>${job.title}</i><span>${job.place}</span></p>${list(job.points)}</div>`)}${rest(told)}`,
    ),
  'title first': (told) =>
    page(
      '',
      `${top(told)}${summary(told)}<h2>Professional Experience</h2>${each(told.jobs, (job) => `<div class=job><p class=row><span><b>${job.title}</b> | ${job.company} | ${job.place}</span><span>${span(job, true)}</span></p>${list(job.points)}</div>`)}${rest(told)}`,
    ),
  'employer first': (told) =>
    page(
      'h2{text-transform:uppercase;border-bottom:1px solid}',
      `${top(told)}${summary(told)}<h2>Work history</h2>${each(told.jobs, (job) => `<div class=job><p><b>${job.company}</b>, ${job.place}</p><p>${job.title}, ${span(job)}</p>${list(job.points)}</div>`)}${rest(told)}`,
    ),
  'like LaTeX': (told) =>
    page(
      "body{font:10pt/1.2 'Liberation Serif',serif}h1{text-align:center;font-weight:400}h1+p{text-align:center}h2{font-variant:small-caps;font-weight:400;border-bottom:.5pt solid}li::marker{content:'– '}",
      `${top(told, ' ⋄ ')}<h2>Education</h2>${each(told.schools, (one) => `<p class=row><b>${one.school}</b><span>${month(one.end)}</span></p><p><i>${one.degree}</i></p>`)}<h2>Experience</h2>${each(told.jobs, (job) => `<div class=job><p class=row><b>${job.title}</b><span>${span(job)}</span></p><p class=row><i>${job.company}</i><i>${job.place}</i></p>${list(job.points)}</div>`)}<h2>Technical Skills</h2><p><b>Tools:</b> ${told.skills.join(', ')}</p>${languages(told)}`,
    ),
  'like a profile of LinkedIn': (told) =>
    page(
      '.grid{display:grid;grid-template-columns:30% 1fr;gap:18pt}h2{font-size:13pt}h1{font-size:26pt}',
      `<div class=grid><div><h2>Contact</h2><p>${told.phone} (Mobile)</p><p>${told.email}</p><h2>Top Skills</h2>${each(told.skills, (skill) => `<p>${skill}</p>`)}<h2>Languages</h2>${each(told.languages, ([name, level]) => `<p>${name} (${level})</p>`)}</div><div><h1>${told.name}</h1><p>${told.jobs[0]?.title ?? ''} at ${told.jobs[0]?.company ?? ''}</p><p>${told.place}</p>${summary(told)}<h2>Experience</h2>${each(told.jobs, (job) => `<div class=job><p style="font-size:12pt">${job.company}</p><p>${job.title}</p><p>${span(job, true).replace('–', '-')} (2 years 3 months)</p><p>${job.place}</p>${each(job.points, (point) => `<p>• ${point}</p>`)}</div>`)}<h2>Education</h2>${each(told.schools, (one) => `<div class=job><p>${one.school}</p><p>${one.degree} · (${month(one.end, true)})</p></div>`)}</div></div>`,
    ),
  'German, employer first': (told) =>
    page(
      '',
      `<h1>${told.name}</h1><p>${told.place} · ${told.email} · Tel.: ${told.phone}</p><h2>Profil</h2><p>${safe(told.summary)}</p><h2>Berufserfahrung</h2>${each(told.jobs, (job) => `<div class=job><p class=row><b>${job.company}, ${job.place}</b><span>${slashed(job.start)} – ${job.end ? slashed(job.end) : 'heute'}</span></p><p>${job.title}</p>${list(job.points)}</div>`)}<h2>Ausbildung</h2>${each(told.schools, (one) => `<p>${slashed(one.end)} – ${one.degree}, ${one.school}</p>`)}<h2>Kenntnisse</h2><p>${told.skills.join(' · ')}</p><h2>Sprachen</h2><p>${told.languages.map(([name, level]) => `${name} (${level === 'native' ? 'Muttersprache' : 'fließend'})`).join(', ')}</p>`,
    ),
  'print of a browser': (told) =>
    page(
      'body{font:12pt/1.5 serif}h1{font-size:24pt}',
      `<h1>${told.name}</h1><p>${told.email}</p><p>${told.phone}</p><p>${told.place}</p><h2>About me</h2><p>${safe(told.summary)}</p><h2>Experience</h2>${each(told.jobs, (job) => `<h3>${job.title} at ${job.company}</h3><p>${span(job)} · ${job.place}</p>${list(job.points)}`)}${rest(told)}`,
    ),
}
