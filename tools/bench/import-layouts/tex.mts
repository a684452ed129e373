import { each, month, page, span, tex, TEX, type Job, type Told } from './parts.mts'

const points = (job: Job): string => `<ul>${each(job.points, (one) => `<li>${tex(one)}</li>`)}</ul>`
const row = (left: string, right: string): string =>
  `<p class=row><span>${left}</span><span>${right}</span></p>`
const hint = (left: string, right: string): string => `<div class=g><p>${left}</p><div>${right}</div></div>`
const skills = (told: Told): string => told.skills.map(tex).join(',<i class=s></i>')
const spoken = (told: Told): string =>
  told.languages.map(([name, how]) => `${name}<i class=s></i>(${how})`).join(',<i class=s></i>')

/** LaTeX classes: their geometry and the letters that they draw, printed by Chromium, for TeX is not part of this project. */
export const TEX_LAYOUTS: Record<string, (told: Told) => string> = {
  'moderncv, classic': (told) =>
    page(
      `${TEX}.g{display:grid;grid-template-columns:95pt 1fr;gap:12pt;margin-top:5pt}.g>p{text-align:right}h1{font-weight:400;font-size:30pt}h2{font-weight:400;color:#38c}`,
      `<div class=row><h1>${tex(told.name)}</h1><div style="text-align:right;font-style:italic"><p>${tex(told.place)}</p><p>☏ ${tex(told.phone)}</p><p>✉ ${told.email}</p></div></div><h2>Experience</h2>${each(told.jobs, (job) => hint(tex(span(job, 'short', 'en', '–')), `<p><b>${tex(job.title)}</b>,<i class=s></i><em>${tex(job.company)}</em>,<i class=s></i>${tex(job.place)}.</p>${points(job)}`))}<h2>Education</h2>${each(told.schools, (one) => hint(tex(month(one.end)), `<p><b>${tex(one.degree)}</b>,<i class=s></i><em>${tex(one.school)}</em>.</p>`))}<h2>Skills</h2>${hint('Tools', skills(told))}<h2>Languages</h2>${each(told.languages, ([name, how]) => hint(name, `<p>${how}</p>`))}`,
    ),
  'moderncv, banking': (told) =>
    page(
      `${TEX}h1,.c{text-align:center}h1{font-size:28pt}h2{border-bottom:.6pt solid}`,
      `<h1>${tex(told.name)}</h1><p class=c>${tex(told.place)} • ${tex(told.phone)} • ${told.email}</p><h2>Profile</h2><p>${tex(told.summary)}</p><h2>Experience</h2>${each(told.jobs, (job) => `<div class=job>${row(`<b>${tex(job.company)}</b>`, tex(job.place))}${row(`<em>${tex(job.title)}</em>`, `<em>${tex(span(job, 'short', 'en', '–'))}</em>`)}${points(job)}</div>`)}<h2>Education</h2>${each(told.schools, (one) => `<div class=job>${row(`<b>${tex(one.school)}</b>`, '')}${row(`<em>${tex(one.degree)}</em>`, `<em>${tex(month(one.end))}</em>`)}</div>`)}<h2>Skills</h2><p>${skills(told)}</p><h2>Languages</h2><p>${spoken(told)}</p>`,
    ),
  AltaCV: (told) =>
    page(
      `${TEX}.grid{display:grid;grid-template-columns:60% 1fr;gap:18pt}h2{text-transform:uppercase;border-bottom:1.5pt solid}body{font-family:'Liberation Sans'}`,
      `<h1 style="text-transform:uppercase">${tex(told.name)}</h1><p style="color:#a33">${tex(told.jobs[0]?.title ?? '')}</p><p>@ ${told.email} \uf095 ${told.phone} \uf3c5 ${told.place}</p><div class=grid><div><h2>Experience</h2>${each(told.jobs, (job) => `<div class=job><p style="font-size:12pt">${tex(job.title)}</p><p><b>${tex(job.company)}</b></p>${row(`\uf133 ${tex(span(job))}`, `\uf3c5 ${tex(job.place)}`)}${points(job)}</div>`)}</div><div><h2>About me</h2><p>${tex(told.summary)}</p><h2>Strengths</h2>${each(told.skills, (one) => `<p style="display:inline-block;border:1pt solid;padding:2pt 4pt;margin:2pt 10pt 2pt 0">${tex(one)}</p>`)}<h2>Languages</h2>${each(told.languages, ([name, how]) => row(name, how))}<h2>Education</h2>${each(told.schools, (one) => `<div class=job><p style="font-size:12pt">${tex(one.degree)}</p><p><b>${tex(one.school)}</b></p><p>\uf133 ${tex(month(one.end))}</p></div>`)}</div></div>`,
    ),
  'Awesome-CV': (told) =>
    page(
      `${TEX}h1,.c{text-align:center}h1{font-size:32pt;font-weight:400}body{font-family:'Liberation Sans'}h2{font-size:16pt}.t{font-variant:small-caps}`,
      `<h1>${tex(told.name)}</h1><p class="c t">${tex(told.jobs[0]?.title ?? '')}</p><p class=c><em>${tex(told.place)}</em></p><p class=c>\uf095 ${told.phone} | \uf0e0 ${told.email}</p><h2>Summary</h2><p>${tex(told.summary)}</p><h2>Work Experience</h2>${each(told.jobs, (job) => `<div class=job>${row(`<b>${tex(job.company)}</b>`, `<em>${tex(job.place)}</em>`)}${row(`<span class=t>${tex(job.title)}</span>`, `<em>${tex(span(job, 'short', 'en', ' - '))}</em>`)}${points(job)}</div>`)}<h2>Education</h2>${each(told.schools, (one) => `<div class=job>${row(`<b>${tex(one.school)}</b>`, '')}${row(`<span class=t>${tex(one.degree)}</span>`, `<em>${tex(month(one.end))}</em>`)}</div>`)}<h2>Skills</h2>${hint('<b>Tools</b>', skills(told))}<h2>Languages</h2><p>${spoken(told)}</p>`,
    ),
  'Jake’s resume': (told) =>
    page(
      `${TEX}h1{text-align:center;font-variant:small-caps}.c{text-align:center}h2{font-variant:small-caps;font-weight:400;border-bottom:.5pt solid}`,
      `<h1>${tex(told.name)}</h1><p class=c>${told.phone} | <u>${told.email}</u> | ${tex(told.place)}</p><h2>Education</h2>${each(told.schools, (one) => `<div class=job>${row(`<b>${tex(one.school)}</b>`, '')}${row(`<em>${tex(one.degree)}</em>`, `<em>${tex(month(one.end))}</em>`)}</div>`)}<h2>Experience</h2>${each(told.jobs, (job) => `<div class=job>${row(`<b>${tex(job.title)}</b>`, tex(span(job, 'short', 'en', ' – ')))}${row(`<em>${tex(job.company)}</em>`, `<em>${tex(job.place)}</em>`)}${points(job)}</div>`)}<h2>Technical Skills</h2><p><b>Tools</b>: ${skills(told)}</p><h2>Languages</h2><p>${spoken(told)}</p>`,
    ),
  europecv: (told) => {
    const line = (label: string, text: string) => hint(label, `<p>${text}</p>`)
    return page(
      `${TEX}.g{display:grid;grid-template-columns:150pt 1fr;gap:14pt}.g>p{text-align:right}h2{width:150pt;text-align:right;font-size:11pt}`,
      `<h1 style="font-size:14pt;text-align:right;width:150pt">Curriculum Vitae</h1><h2>Personal information</h2>${line('Surname(s) / First name(s)', `<b>${tex(told.name)}</b>`)}${line('Address', tex(told.place))}${line('Telephone', told.phone)}${line('E-mail', told.email)}<h2>Work experience</h2>${each(told.jobs, (job) => `<div class=job>${line('Dates', tex(span(job, 'long')))}${line('Occupation or position held', tex(job.title))}${hint('Main activities and responsibilities', points(job))}${line('Name and address of employer', `${tex(job.company)}, ${tex(job.place)}`)}</div>`)}<h2>Education and training</h2>${each(told.schools, (one) => `<div class=job>${line('Dates', tex(month(one.end, 'long')))}${line('Title of qualification awarded', tex(one.degree))}${line('Name of organisation', tex(one.school))}</div>`)}<h2>Languages</h2>${each(told.languages, ([name, how]) => line(name, how))}<h2>Skills</h2>${line('Computer skills', skills(told))}`,
    )
  },
}
