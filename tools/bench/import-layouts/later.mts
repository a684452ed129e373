import { each, level, month, page, points, safe, span, WORDS, type Told } from './parts.mts'

const row = (left: string, right: string): string =>
  `<p class=row><span>${left}</span><span>${right}</span></p>`

/** Written after the reader was mended for the others, and not looked at before their first number was noted. */
export const LATER_LAYOUTS: Record<string, (told: Told) => string> = {
  'cards with a band at the top': (told) =>
    page(
      '.band{background:#235;color:#fff;padding:12pt}.card{border:1pt solid #bbb;border-radius:4pt;padding:8pt;margin-top:8pt}',
      `<div class=band><h1>${told.name.toUpperCase()}</h1><p>${told.jobs[0]?.title ?? ''}</p></div><p>${told.email} · ${told.phone} · ${told.place}</p><h2>Career</h2>${each(told.jobs, (job) => `<div class=card><p><b>${job.title}</b> @ ${safe(job.company)}</p><p>${job.place} | ${span(job, 'short', 'en', ' → ')}</p>${points(job)}</div>`)}<h2>Education</h2>${each(told.schools, (one) => `<div class=card><p><b>${one.degree}</b> @ ${one.school}</p><p>${month(one.end)}</p></div>`)}<h2>Toolbox & Skills</h2><p>${told.skills.join(' / ')}</p><h2>Languages</h2><p>${told.languages.map(([name, how]) => `${name} – ${how}`).join(' / ')}</p>`,
    ),
  'Spanish, employer and dates in one line': (told) =>
    page(
      "body{font-family:'Liberation Serif'}",
      `<h1>${told.name}</h1><p>${told.place}</p><p>Tel.: ${told.phone} | Email: ${told.email}</p><h2>EXPERIENCIA PROFESIONAL</h2>${each(told.jobs, (job) => `<div class=job><p><b>${safe(job.company)}</b> (${span(job, 'long', 'es', ' - ')})</p><p>${job.title}, ${job.place}</p>${points(job)}</div>`)}<h2>FORMACIÓN ACADÉMICA</h2>${each(told.schools, (one) => `<p>${one.degree}. ${one.school} (${month(one.end, 'long', 'es')})</p>`)}<h2>APTITUDES</h2>${each(told.skills, (one) => `<p>- ${one}</p>`)}<h2>IDIOMAS</h2>${each(told.languages, ([name, how]) => `<p>- ${name} (${level(how, 'es')})</p>`)}`,
    ),
  'French, dates on the left and bold employer': (told) =>
    page(
      '.g{display:grid;grid-template-columns:130pt 1fr;margin-top:8pt}',
      `<h1>${told.name}</h1><p>${told.place} – ${told.phone} – ${told.email}</p><h2>EXPÉRIENCES PROFESSIONNELLES</h2>${each(told.jobs, (job) => `<div class=g><p>${span(job, 'long', 'fr')}</p><div><p><b>${safe(job.company)}</b>, ${job.place}</p><p><i>${job.title}</i></p>${points(job)}</div></div>`)}<h2>FORMATIONS</h2>${each(told.schools, (one) => `<div class=g><p>${month(one.end, 'long', 'fr')}</p><p>${one.degree} – ${one.school}</p></div>`)}<h2>COMPÉTENCES</h2><p>${told.skills.join(', ')}</p><h2>LANGUES</h2><p>${told.languages.map(([name, how]) => `${name} : ${level(how, 'fr')}`).join(', ')}</p>`,
    ),
  'narrow column of details at the left, no headings in it': (told) =>
    page(
      '.grid{display:grid;grid-template-columns:27% 1fr;gap:20pt}',
      `<div class=grid><div><p><b>${told.name}</b></p><p>${told.place}</p><p>${told.phone}</p><p>${told.email}</p></div><div><h2>${WORDS.en.work}</h2>${each(told.jobs, (job) => `<div class=job>${row(`<b>${job.title}</b>, ${safe(job.company)}`, span(job, 'dot'))}<p>${job.place}</p>${points(job)}</div>`)}<h2>Education</h2>${each(told.schools, (one) => `<div class=job>${row(`<b>${one.degree}</b>, ${one.school}`, month(one.end, 'dot'))}</div>`)}<h2>Skills</h2><p>${told.skills.join(', ')}</p><h2>Languages</h2><p>${told.languages.map(([name, how]) => `${name} (${how})`).join(', ')}</p></div></div>`,
    ),
  'German, three columns of a table': (told) =>
    page(
      "td{padding:5pt 8pt 5pt 0}body{font-family:'Liberation Serif'}",
      `<h1>${told.name}</h1><p>${told.place} | ${told.phone} | ${told.email}</p><h2>Beruflicher Werdegang</h2><table>${each(told.jobs, (job) => `<tr><td style="width:105pt">${span(job, 'slash', 'de')}</td><td><b>${job.title}</b><br>${safe(job.company)}${points(job)}</td><td style="width:90pt">${job.place}</td></tr>`)}</table><h2>Ausbildung</h2><table>${each(told.schools, (one) => `<tr><td style="width:105pt">${month(one.end, 'slash')}</td><td><b>${one.degree}</b><br>${one.school}</td></tr>`)}</table><h2>Kenntnisse</h2><p>${told.skills.join(', ')}</p><h2>Sprachkenntnisse</h2><p>${told.languages.map(([name, how]) => `${name}: ${level(how, 'de')}`).join(', ')}</p>`,
    ),
}
