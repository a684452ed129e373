import { each, level, month, page, points, safe, span, WORDS, type Language, type Told } from './parts.mts'

const row = (left: string, right: string): string =>
  `<p class=row><span>${left}</span><span>${right}</span></p>`
const spoken = (told: Told, language: Language, between = ' – '): string =>
  told.languages.map(([name, how]) => name + between + level(how, language)).join(', ')

/** Layouts that the reader is measured on and never mended for: what is found wrong in them stays. */
export const HELD_OUT_LAYOUTS: Record<string, (told: Told) => string> = {
  'Polish, dates in italics below': (told) =>
    page(
      'h2{border-bottom:1pt solid #999}',
      `<h1>${told.name}</h1><p>${told.jobs[0]?.title ?? ''}</p><p>${told.phone} | ${told.email} | ${told.place}</p><h2>${WORDS.pl.work}</h2>${each(told.jobs, (job) => `<div class=job><p><b>${job.title}</b>, ${safe(job.company)}, ${job.place}</p><p><i>${span(job, 'long', 'pl')}</i></p>${points(job)}</div>`)}<h2>${WORDS.pl.education}</h2>${each(told.schools, (one) => `<p><b>${one.degree}</b>, ${one.school}</p><p><i>${month(one.end, 'long', 'pl')}</i></p>`)}<h2>${WORDS.pl.skills}</h2><p>${told.skills.join(', ')}</p><h2>${WORDS.pl.languages}</h2><p>${spoken(told, 'pl')}</p>`,
    ),
  'Dutch form with labels': (told) => {
    const line = (label: string, text: string) =>
      `<tr><td style="width:120pt;color:#555">${label}</td><td>${text}</td></tr>`
    return page(
      'table{margin-top:6pt}',
      `<h1>Curriculum vitae</h1><table>${line('Naam', told.name)}${line('Woonplaats', told.place)}${line('Telefoon', told.phone)}${line('E-mail', told.email)}</table><h2>${WORDS.nl.work}</h2>${each(told.jobs, (job) => `<table>${line('Periode', span(job, 'long', 'nl'))}${line('Functie', job.title)}${line('Werkgever', `${safe(job.company)}, ${job.place}`)}${line('Taken', points(job))}</table>`)}<h2>${WORDS.nl.education}</h2>${each(told.schools, (one) => `<table>${line('Periode', month(one.end, 'long', 'nl'))}${line('Opleiding', one.degree)}${line('Instituut', one.school)}</table>`)}<h2>${WORDS.nl.skills}</h2><p>${told.skills.join(', ')}</p><h2>${WORDS.nl.languages}</h2><p>${spoken(told, 'nl', ': ')}</p>`,
    )
  },
  'Italian table of three columns, places in the middle': (told) =>
    page(
      'td{padding:4pt 10pt 4pt 0}',
      `<h1>${told.name}</h1><p>${told.email} – ${told.phone} – ${told.place}</p><h2>${WORDS.it.work}</h2><table>${each(told.jobs, (job) => `<tr><td style="width:110pt">${span(job, 'slash', 'it', ' - ')}</td><td style="width:90pt">${job.place}</td><td><b>${safe(job.company)}</b><br>${job.title}${points(job)}</td></tr>`)}</table><h2>${WORDS.it.education}</h2><table>${each(told.schools, (one) => `<tr><td style="width:110pt">${month(one.end, 'slash')}</td><td style="width:90pt"></td><td><b>${one.school}</b><br>${one.degree}</td></tr>`)}</table><h2>${WORDS.it.skills}</h2><p>${told.skills.join(' | ')}</p><h2>${WORDS.it.languages}</h2><p>${spoken(told, 'it')}</p>`,
    ),
  'Russian, dates on the left': (told) =>
    page(
      ".g{display:grid;grid-template-columns:115pt 1fr;margin-top:6pt}body{font-family:'Liberation Serif'}",
      `<h1>${told.name}</h1><p>${told.place}, ${told.phone}, ${told.email}</p><h2>${WORDS.ru.work}</h2>${each(told.jobs, (job) => `<div class=g><p>${span(job, 'long', 'ru', ' — ')}</p><div><p><b>${job.title}</b></p><p>${safe(job.company)}, ${job.place}</p>${points(job)}</div></div>`)}<h2>${WORDS.ru.education}</h2>${each(told.schools, (one) => `<div class=g><p>${month(one.end, 'long', 'ru')}</p><div><p><b>${one.school}</b></p><p>${one.degree}</p></div></div>`)}<h2>${WORDS.ru.skills}</h2><p>${told.skills.join(', ')}</p><h2>${WORDS.ru.languages}</h2><p>${spoken(told, 'ru')}</p>`,
    ),
  'employer and place, dash, title; year and month': (told) =>
    page(
      "body{font-family:'Liberation Sans Narrow'}h1{font-weight:400}",
      `<h1>${told.name}</h1><p style="color:#777">${told.jobs[0]?.title ?? ''}</p>${row(told.email, told.phone)}<p>${told.place}</p><h2>EMPLOYMENT</h2>${each(told.jobs, (job) => `<div class=job>${row(`<b>${safe(job.company)}</b> — ${job.title}`, `${job.start.replace('-', '/')} – ${job.end.replace('-', '/') || 'present'}`)}<p>${job.place}</p>${points(job)}</div>`)}<h2>EDUCATION</h2>${each(told.schools, (one) => row(`<b>${one.school}</b> — ${one.degree}`, one.end.replace('-', '/')))}<h2>SKILLS</h2><p>${told.skills.join(' · ')}</p><h2>LANGUAGES</h2><p>${told.languages.map(([name, how]) => `${name} (${how})`).join(' · ')}</p>`,
    ),
  'Portuguese, points as dashes, side on the left': (told) =>
    page(
      '.grid{display:grid;grid-template-columns:30% 1fr;gap:20pt}.side{background:#eef;padding:8pt}',
      `<div class=grid><div class=side><h2>${WORDS.pt.contact}</h2><p>${told.email}</p><p>${told.phone}</p><p>${told.place}</p><h2>${WORDS.pt.skills}</h2>${each(told.skills, (one) => `<p>${one}</p>`)}<h2>${WORDS.pt.languages}</h2>${each(told.languages, ([name, how]) => `<p>${name}: ${level(how, 'pt')}</p>`)}</div><div><h1>${told.name}</h1><p>${told.jobs[0]?.title ?? ''}</p><h2>${WORDS.pt.summary}</h2><p>${told.summary}</p><h2>${WORDS.pt.work}</h2>${each(told.jobs, (job) => `<div class=job><p><b>${job.title}</b></p><p>${safe(job.company)} | ${job.place} | ${span(job, 'short', 'pt', ' - ')}</p>${each(job.points, (one) => `<p style="padding-left:8pt">– ${one}</p>`)}</div>`)}<h2>${WORDS.pt.education}</h2>${each(told.schools, (one) => `<p><b>${one.degree}</b></p><p>${one.school} | ${month(one.end, 'short', 'pt')}</p>`)}</div></div>`,
    ),
}
