/**
 * What a hand does often, on both sides of the seeded dashboards. Each act begins at an address; `aim` is what a pointer
 * presses last, or `press` does it otherwise, and `answer` is true in the page as soon as the person sees what they pressed
 * for. `server` tells whether the answer can only come from there.
 */
const section = (page, side, query) => `/${side}-dashboard?section=${page}${query ? `&${query}` : ''}`
const text = (page, words) => page.getByText(words).first().waitFor()
const named = (page, role, name) => page.getByRole(role, { name, exact: true }).first()

const menuOpens = (name) => ({
  aim: (page) => page.getByRole('button', { name }).first(),
  answer: () => Boolean(document.querySelector('[role=menu]')),
})
const dialogOpens = (name) => ({
  aim: (page) => page.getByRole('button', { name }).first(),
  answer: () => Boolean(document.querySelector('[role=dialog] h2')),
})
/** True in the page once a section shows its rows. */
const rowsUnder = (title) => `() =>
  document.querySelector('main h1')?.textContent === ${JSON.stringify(title)} &&
  document.querySelectorAll('main li').length > 3`
/** A section whose script has come already, as it has after the first visit of the day. */
const sectionOpens = (label, answer = rowsUnder(label)) => ({
  // What waits there may stand behind its name.
  aim: (page) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${label}`) })
      .first(),
  answer,
})

const CANDIDATE = [
  {
    name: 'Account menu opens',
    at: section('overview', 'candidate'),
    ready: (page) => text(page, 'Recent Applications'),
    ...menuOpens(/^Account:/),
  },
  {
    name: 'Theme changes',
    at: section('overview', 'candidate'),
    ready: (page) => text(page, 'Recent Applications'),
    prepare: (page) =>
      page.evaluate(() =>
        document.documentElement.setAttribute('data-bench', document.documentElement.dataset.theme ?? ''),
      ),
    aim: (page) => page.getByRole('banner').getByRole('button', { name: /theme/i }),
    answer: () => document.documentElement.dataset.theme !== document.documentElement.dataset.bench,
  },
  {
    name: 'Apply Now shows what is sent',
    at: section('opportunities', 'candidate'),
    ready: (page) => text(page, /^Showing /),
    ...dialogOpens(/^Apply Now/),
  },
  {
    name: 'Opportunities open',
    server: true,
    at: section('overview', 'candidate'),
    ready: (page) => text(page, 'Recent Applications'),
    ...sectionOpens('Opportunities', () =>
      /Showing 1-4 of/.test(document.querySelector('main')?.textContent ?? ''),
    ),
  },
  {
    name: 'The next page of jobs',
    server: true,
    at: section('opportunities', 'candidate'),
    ready: (page) => text(page, /^Showing 1-4/),
    aim: (page) => page.getByRole('navigation', { name: 'Pages of opportunities' }).getByText('Next'),
    answer: () => /Showing 5-8 of/.test(document.querySelector('main')?.textContent ?? ''),
  },
  {
    name: 'Jobs of one technology',
    server: true,
    at: section('opportunities', 'candidate'),
    ready: (page) => text(page, /^Showing 1-4 of 127/),
    press: (page) => named(page, 'combobox', 'Technology').selectOption('Cybersecurity'),
    event: 'change',
    answer: () => /Showing 1-4 of 25/.test(document.querySelector('main')?.textContent ?? ''),
  },
  {
    name: 'Applications open',
    server: true,
    at: section('overview', 'candidate'),
    ready: (page) => text(page, 'Recent Applications'),
    ...sectionOpens('Applications'),
  },
]

const COMPANY = [
  {
    name: 'Menu of a card opens',
    at: section('applications', 'company'),
    ready: (page) =>
      page
        .getByRole('button', { name: /^Move / })
        .first()
        .waitFor(),
    ...menuOpens(/^Move /),
  },
  {
    name: 'A card moves by its menu',
    at: section('applications', 'company'),
    ready: (page) =>
      page
        .getByRole('button', { name: /^Move / })
        .first()
        .waitFor(),
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Move / })
        .first()
        .click()
      await page.getByRole('menuitemradio', { name: 'Under Review' }).waitFor()
    },
    aim: (page) => page.getByRole('menuitemradio', { name: 'Under Review' }),
    answer: () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Undo'),
    after: (page) => page.getByRole('button', { name: 'Undo', exact: true }).click(),
  },
  {
    name: 'A letter in a new posting',
    at: section('jobs', 'company', 'posting=new'),
    ready: (page) => named(page, 'textbox', 'Title').waitFor(),
    prepare: (page) => named(page, 'textbox', 'Title').focus(),
    press: (page) => page.keyboard.press('x'),
    answer: () => document.activeElement?.value?.endsWith('x'),
  },
  {
    name: 'An application opens',
    server: true,
    at: section('applications', 'company'),
    ready: (page) =>
      page
        .getByRole('button', { name: /^Move / })
        .first()
        .waitFor(),
    aim: (page) => page.locator('main li b button').first(),
    answer: () => /What was sent/.test(document.body.textContent ?? ''),
  },
  {
    name: 'Job Postings open',
    server: true,
    at: section('overview', 'company'),
    ready: (page) => text(page, 'Waiting for you'),
    ...sectionOpens('Job Postings'),
  },
  {
    name: 'People of one technology',
    server: true,
    at: section('candidates', 'company'),
    ready: (page) => text(page, '52 people can be found.'),
    press: (page) => named(page, 'combobox', 'Technology focus').selectOption('Data Science'),
    event: 'change',
    answer: () => /12 people can be found/.test(document.querySelector('main')?.textContent ?? ''),
  },
  {
    name: 'A profile opens',
    server: true,
    at: section('candidates', 'company'),
    ready: (page) => text(page, '52 people can be found.'),
    aim: (page) => page.getByRole('button', { name: /^View Profile/ }).first(),
    answer: () =>
      [...document.querySelectorAll('[role=dialog] h3, [role=dialog] h2')].some(
        ({ textContent }) => textContent === 'Skills',
      ),
  },
  {
    name: 'Messages open',
    server: true,
    at: section('overview', 'company'),
    ready: (page) => text(page, 'Waiting for you'),
    ...sectionOpens('Messages'),
  },
]

export const ACTS = [
  ...CANDIDATE.map((act) => ({ ...act, side: 'Candidate' })),
  ...COMPANY.map((act) => ({ ...act, side: 'Company' })),
]
