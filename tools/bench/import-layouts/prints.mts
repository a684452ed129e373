import {
  each,
  level,
  month,
  page,
  points,
  safe,
  span,
  WORDS,
  type Job,
  type Language,
  type Told,
} from './parts.mts'

/** A word in a language; in English where these layouts have none. */
const inWords = (words: Partial<Record<Language, string>> & { en: string }, language: Language): string =>
  words[language] ?? words.en

const row = (left: string, right: string): string =>
  `<p class=row><span>${left}</span><span>${right}</span></p>`
const heading = (
  language: Language,
  key: 'summary' | 'work' | 'education' | 'skills' | 'languages' | 'contact',
): string => `<h2>${WORDS[language][key]}</h2>`
const spoken = (told: Told, language: Language): string =>
  each(told.languages, ([name, how]) => `<p>${name}: ${level(how, language)}</p>`)
const aside = (told: Told, language: Language, contact = true): string =>
  `${contact ? `${heading(language, 'contact')}<p>${told.phone}</p><p>${told.email}</p><p>${told.place}</p>` : ''}${heading(language, 'skills')}${each(told.skills, (one) => `<p>${one}</p>`)}${heading(language, 'languages')}${spoken(told, language)}`
const columns = (share: string, style = ''): string =>
  `.grid{display:grid;grid-template-columns:${share};gap:20pt}${style}`

/** Europass as its page prints it. */
const europass =
  (language: Language) =>
  (told: Told): string =>
    page(
      'h2{text-transform:uppercase;border-bottom:1pt solid #ccc;color:#004494}',
      `<h1 style="font-size:18pt">${told.name}</h1><p><b>Address:</b> ${told.place}</p><p><b>Email:</b> ${told.email} | <b>Phone:</b> (${told.phone.slice(0, 3)}) ${told.phone.slice(4)}</p>${heading(language, 'work')}${each(told.jobs, (job) => `<div class=job><p style="color:#666">${month(job.start, 'slash', language)} – ${job.end ? month(job.end, 'slash', language) : WORDS[language].now.toUpperCase()} ${job.place}</p><p style="text-transform:uppercase"><b>${job.title}</b> ${safe(job.company)}</p>${points(job)}</div>`)}${heading(language, 'education')}${each(told.schools, (one) => `<div class=job><p style="color:#666">${month(one.end, 'slash', language)}</p><p><b>${one.degree}</b> ${one.school}</p></div>`)}${heading(language, 'languages')}<p>${told.languages.map(([name, how]) => `${name} (${level(how, language)})`).join(', ')}</p>${heading(language, 'skills')}<p>${told.skills.join(' | ')}</p>`,
    )

/** A profile that LinkedIn prints: one employer with several roles below, and the foot of the page. */
const linkedin =
  (language: Language) =>
  (told: Told): string =>
    page(
      columns(
        '30% 1fr',
        'h2{font-size:15.7pt}.foot{text-align:center;margin-top:30pt;font-size:9pt}.grid>:first-child h2{font-size:13pt}',
      ),
      `<div class=grid><div>${aside(told, language).replace(WORDS[language].skills, inWords({ en: 'Top Skills', de: 'Top-Kenntnisse', fr: 'Principales compétences', es: 'Principales aptitudes', it: 'Competenze', pt: 'Competências', nl: 'Vaardigheden' }, language))}</div><div><h1 style="font-size:26pt">${told.name}</h1><p>${told.jobs[0]?.title ?? ''} at ${safe(told.jobs[0]?.company ?? '')}</p><p>${told.place}</p>${heading(language, 'summary')}<p>${told.summary}</p>${heading(language, 'work').replace('Work ', '')}${each(told.jobs, (job, index) => `<div class=job>${told.jobs[index - 1]?.company === job.company ? '' : `<p style="font-size:12pt">${safe(job.company)}</p>${told.jobs[index + 1]?.company === job.company ? '<p>5 years 2 months</p>' : ''}`}<p style="font-size:11.5pt">${job.title}</p><p>${span(job, 'long', language, ' - ')} (2 years 3 months)</p><p>${job.place}</p>${each(job.points, (one) => `<p>${safe(one)}</p>`)}</div>`)}${heading(language, 'education')}${each(told.schools, (one) => `<div class=job><p style="font-size:12pt">${one.school}</p><p>${one.degree} · (${month(one.end, 'long', language)})</p></div>`)}<p class=foot>Page 1 of 1</p></div></div>`,
    )

const tabular =
  (language: Language) =>
  (told: Told): string => {
    const line = (left: string, right: string) =>
      `<tr><td style="width:110pt;padding-top:6pt">${left}</td><td style="padding-top:6pt">${right}</td></tr>`
    return page(
      "body{font-family:'Liberation Serif'}",
      `<h1>${inWords({ de: 'Lebenslauf', es: 'Curriculum Vitae', nl: 'Curriculum Vitae', en: 'Curriculum Vitae', fr: 'Curriculum Vitae', it: 'Curriculum Vitae', pt: 'Curriculum Vitae' }, language)}</h1><table>${line(inWords({ de: 'Name', es: 'Nombre', nl: 'Naam', en: 'Name', fr: 'Nom', it: 'Nome', pt: 'Nome' }, language), `<b>${told.name}</b>`)}${line(inWords({ de: 'Wohnort', es: 'Dirección', nl: 'Adres', en: 'Address', fr: 'Adresse', it: 'Indirizzo', pt: 'Morada' }, language), told.place)}${line('E-Mail', told.email)}${line(inWords({ de: 'Telefon', es: 'Teléfono', nl: 'Telefoon', en: 'Phone', fr: 'Téléphone', it: 'Telefono', pt: 'Telefone' }, language), told.phone)}</table>${heading(language, 'work')}<table>${each(told.jobs, (job) => line(span(job, 'slash', language), `<b>${job.title}</b><br>${safe(job.company)}, ${job.place}${points(job)}`))}</table>${heading(language, 'education')}<table>${each(told.schools, (one) => line(month(one.end, 'slash', language), `<b>${one.degree}</b><br>${one.school}`))}</table>${heading(language, 'skills')}<p>${told.skills.join(', ')}</p>${heading(language, 'languages')}<table>${each(told.languages, ([name, how]) => line(name, level(how, language)))}</table>`,
    )
  }

const schools = (told: Told, language: Language, draw: (one: Told['schools'][number]) => string): string =>
  heading(language, 'education') + each(told.schools, (one) => `<div class=job>${draw(one)}</div>`)
const work = (told: Told, language: Language, draw: (job: Job) => string): string =>
  heading(language, 'work') + each(told.jobs, (job) => `<div class=job>${draw(job)}${points(job)}</div>`)

/** What sites and programs for resumes print. */
export const PRINT_LAYOUTS: Record<string, (told: Told) => string> = {
  Europass: europass('en'),
  'Europass, Italian': europass('it'),
  'Europass, Portuguese': europass('pt'),
  'LinkedIn, profile': linkedin('en'),
  'LinkedIn, German profile': linkedin('de'),
  Indeed: (told) =>
    page(
      'h2{border-bottom:1pt solid #ccc}',
      `<h1>${told.name}</h1><p>${told.jobs[0]?.title ?? ''}</p><p>${told.place}</p><p>${told.email}</p><p>${told.phone}</p><p>${told.summary}</p>${work(told, 'en', (job) => `<p style="font-size:12pt"><b>${job.title}</b></p><p>${safe(job.company)} - ${job.place}</p><p>${span(job, 'long', 'en', ' to ')}</p>`)}${schools(told, 'en', (one) => `<p style="font-size:12pt"><b>${one.degree}</b></p><p>${one.school}</p><p>${month(one.end, 'long')}</p>`)}<h2>Skills</h2><ul>${each(told.skills, (one) => `<li>${one}</li>`)}</ul><h2>Languages</h2><ul>${each(told.languages, ([name, how]) => `<li>${name} - ${how}</li>`)}</ul>`,
    ),
  'Google Docs, Serif': (told) =>
    page(
      "body{font-family:'Liberation Serif'}h2{text-transform:uppercase;color:#27f;font-size:9pt}",
      `<h1 style="font-size:36pt">${told.name}</h1><p>${told.place}</p><p>${told.phone}</p><p>${told.email}</p>${work(told, 'en', (job) => `<p style="font-size:11pt"><b>${safe(job.company)}, </b>${job.place} — <i>${job.title}</i></p><p style="font-size:8pt;text-transform:uppercase">${span(job, 'long', 'en', ' - ')}</p>`)}${schools(told, 'en', (one) => `<p style="font-size:11pt"><b>${one.school}</b> — <i>${one.degree}</i></p><p style="font-size:8pt;text-transform:uppercase">${month(one.end, 'long')}</p>`)}<h2>Skills</h2>${each(told.skills, (one) => `<p>${one}</p>`)}<h2>Languages</h2>${spoken(told, 'en')}`,
    ),
  'Google Docs, Swiss': (told) =>
    page(
      columns('64% 1fr', 'h2{color:#c30;font-size:11pt}'),
      `<div class=grid><div><h1 style="font-size:30pt">${told.name}</h1><p>${told.summary}</p>${work(told, 'en', (job) => `<p><b>${safe(job.company)}, ${job.place}</b> — <i>${job.title}</i></p><p style="font-size:8pt">${span(job, 'long', 'en', ' - ')}</p>`)}${schools(told, 'en', (one) => `<p><b>${one.school}</b> — <i>${one.degree}</i></p><p style="font-size:8pt">${month(one.end, 'long')}</p>`)}</div><div style="padding-top:20pt">${aside(told, 'en')}</div></div>`,
    ),
  'Canva, side on the left': (told) =>
    page(
      columns(
        '32% 1fr',
        '.grid>:first-child{background:#123;color:#fff;padding:14pt}h2{text-transform:uppercase;letter-spacing:1pt}',
      ),
      `<div class=grid><div><h1 style="font-size:20pt">${told.name}</h1><p>${told.jobs[0]?.title ?? ''}</p>${aside(told, 'en')}</div><div>${heading('en', 'summary')}<p>${told.summary}</p>${work(told, 'en', (job) => row(`<b>${job.title}</b>`, span(job)) + `<p>${safe(job.company)} | ${job.place}</p>`)}${schools(told, 'en', (one) => `<p><b>${one.degree}</b></p><p>${one.school} | ${month(one.end)}</p>`)}</div></div>`,
    ),
  'Canva, side on the right': (told) =>
    page(
      columns(
        '1fr 32%',
        'h1{text-align:center;letter-spacing:3pt;text-transform:uppercase}h2{letter-spacing:2pt;text-transform:uppercase}',
      ),
      `<h1>${told.name}</h1><div class=grid><div>${heading('en', 'summary')}<p>${told.summary}</p>${work(told, 'en', (job) => `<p><b>${safe(job.company)}</b></p><p>${job.title} | ${job.place}</p><p>${span(job, 'short', 'en', ' - ')}</p>`)}</div><div>${aside(told, 'en')}${schools(told, 'en', (one) => `<p><b>${one.school}</b></p><p>${one.degree}</p><p>${month(one.end)}</p>`)}</div></div>`,
    ),
  'timeline with dots': (told) =>
    page(
      '.t{border-left:2pt solid #999;padding-left:12pt}.t .job::before{content:"●";margin-left:-16pt;float:left}',
      `<h1>${told.name}</h1><p>${told.email} / ${told.phone} / ${told.place}</p><div class=t>${work(told, 'en', (job) => `<p style="color:#777">${span(job, 'short', 'en', ' — ')}</p><p><b>${job.title}</b></p><p>${safe(job.company)}, ${job.place}</p>`)}${schools(told, 'en', (one) => `<p style="color:#777">${month(one.end)}</p><p><b>${one.degree}</b></p><p>${one.school}</p>`)}</div>${aside(told, 'en', false)}`,
    ),
  'table, German': tabular('de'),
  'table, Spanish': tabular('es'),
  'table, Dutch': tabular('nl'),
  'French, side on the right': (told) =>
    page(
      columns('66% 1fr'),
      `<h1>${told.name}</h1><div class=grid><div>${heading('fr', 'summary')}<p>${told.summary}</p>${work(told, 'fr', (job) => `<p><b>${job.title}</b> – ${safe(job.company)}</p><p><i>${span(job, 'long', 'fr')}, ${job.place}</i></p>`)}${schools(told, 'fr', (one) => `<p>${month(one.end, 'long', 'fr')} : ${one.degree}, ${one.school}</p>`)}</div><div>${aside(told, 'fr')}</div></div>`,
    ),
  'Harvard, employer and title with places and dates at the right': (told) =>
    page(
      "body{font-family:'Liberation Serif'}h1{text-align:center;font-size:16pt}h2{text-align:center}",
      `<h1>${told.name}</h1><p style="text-align:center">${told.place} • ${told.email} • ${told.phone}</p>${schools(told, 'en', (one) => row(`<b>${one.school}</b>`, '') + row(one.degree, month(one.end, 'long')))}<h2>Experience</h2>${each(told.jobs, (job) => `<div class=job>${row(`<b>${safe(job.company)}</b>`, job.place)}${row(`<b>${job.title}</b>`, span(job, 'long'))}${points(job)}</div>`)}<h2>Skills</h2><p>${told.skills.join('; ')}</p><h2>Languages</h2><p>${told.languages.map(([name, how]) => `${name} (${how})`).join('; ')}</p>`,
    ),
  'skills with bars': (told) =>
    page(
      columns('1fr 34%', '.bar{height:3pt;background:#36c}'),
      `<h1>${told.name}</h1><p style="font-size:13pt">${told.jobs[0]?.title ?? ''}</p><p>${told.email}\u3000${told.phone}\u3000${told.place}</p><div class=grid><div>${work(told, 'en', (job) => `<p><b>${job.title}</b></p><p>${safe(job.company)}</p>` + row(`<i>${span(job, 'slash', 'en', ' - ')}</i>`, `<i>${job.place}</i>`))}${schools(told, 'en', (one) => `<p><b>${one.degree}</b></p><p>${one.school}</p><p><i>${month(one.end, 'slash')}</i></p>`)}</div><div><h2>SKILLS</h2>${each(told.skills, (one) => `<p>${one}</p><div class=bar></div>`)}<h2>LANGUAGES</h2>${each(told.languages, ([name, how]) => `<p>${name}</p><p><i>${how}</i></p>`)}</div></div>`,
    ),
}
