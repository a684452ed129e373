import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lettersApi, type CreateLetterRequest, type Letter, type UpdateLetterRequest } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { FakeFailure } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../../testing/open-app'
import { faultOf, paragraphsOf } from './letter-fields'

const AT = '2026-03-02T09:00:00.000Z'
const LIST = '/candidate-dashboard?section=cv-builder&part=letters'
const resume = buildResume({ id: 'r1', title: 'Security roles' })
const letter = (over: Partial<Letter> = {}): Letter => ({
  id: 'l1',
  title: 'For Northwind',
  resumeId: 'r1',
  postingId: null,
  role: 'Auditor',
  company: 'Northwind',
  recipient: 'Ben Holt',
  date: '2026-03-02',
  subject: 'Application',
  salutation: 'Dear Ben,',
  paragraphs: ['One.', 'Two. [When?]'],
  closing: 'Kind regards,',
  version: 3,
  createdAt: AT,
  updatedAt: AT,
  ...over,
})

function apiWith(letters: Letter[]) {
  const api = candidateApiWith([resume])
  let stored = letters
  const one = (id: string | undefined) => {
    const found = stored.find((each) => each.id === id)
    if (!found) throw new FakeFailure(404, { detail: 'This letter does not exist.' })
    return found
  }
  api.on(lettersApi.list, () => stored)
  api.on(lettersApi.read, ({ params }) => one(params['id']))
  api.on(lettersApi.create, ({ body }) => {
    const made = letter({ ...(body as CreateLetterRequest as Partial<Letter>), id: 'l2', version: 1 })
    stored = [made, ...stored]
    return made
  })
  api.on(lettersApi.update, ({ params, body }) => {
    const { version: _version, ...change } = body as UpdateLetterRequest
    const after = { ...one(params['id']), ...(change as Partial<Letter>) }
    const next = { ...after, version: after.version + 1 }
    stored = stored.map((each) => (each.id === next.id ? next : each))
    return next
  })
  api.on(lettersApi.remove, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params['id'])
  })
  return api
}
const box = (name: RegExp) => screen.findByRole('textbox', { name })

beforeEach(() => localStorage.clear())

describe('Cover letters', () => {
  it('are listed with what they are for, and deleted after a question', async () => {
    const api = apiWith([letter()])
    openApp(LIST, api)

    const list = within(await screen.findByRole('list', { name: 'Cover letters' }))
    expect(list.getByText(/^Auditor at Northwind · Updated 2 Mar( 2026)?$/)).toBeVisible()
    expect(await axeViolations(document.body)).toEqual([])
    await userEvent.click(list.getByRole('button', { name: 'Delete For Northwind' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete letter' }))
    expect(await screen.findByText('No cover letters yet')).toBeVisible()
    expect(bodiesOf(api, 'DELETE', '/api/letters/l1')).toHaveLength(1)
  })

  it('begin with what the resume says, for a role and a company', async () => {
    const api = apiWith([])
    openApp(`${LIST}&start=new`, api)
    const form = within(await screen.findByRole('dialog', { name: 'New letter' }))
    await form.findByRole('combobox', { name: 'Resume' })
    await userEvent.type(form.getByRole('textbox', { name: /^Role/ }), 'Lead auditor')
    await userEvent.type(form.getByRole('textbox', { name: /^Company/ }), 'Northwind')
    await userEvent.click(form.getByRole('button', { name: 'Begin' }))

    expect((await box(/^Letter/)).textContent).toContain('for the role of Lead auditor at Northwind.')
    const [body] = bodiesOf(api, 'POST', '/api/letters') as CreateLetterRequest[]
    expect(body).toMatchObject({
      resumeId: 'r1',
      postingId: null,
      role: 'Lead auditor',
      company: 'Northwind',
    })
  })
})

describe('A cover letter', () => {
  const open = async (api = apiWith([letter()])) => {
    openApp(`${LIST}&letter=l1`, api)
    expect(await box(/^Letter/)).toHaveValue('One.\n\nTwo. [When?]')
    return api
  }

  it('is saved while it is typed, against the version that was read', async () => {
    const api = await open()
    await userEvent.type(await box(/^Letter/), '{Enter}{Enter}Three.')

    expect(await screen.findByText('All is saved', {}, { timeout: 4_000 })).toBeVisible()
    await waitFor(() =>
      expect(bodiesOf(api, 'PUT', '/api/letters/l1')).toEqual([
        expect.objectContaining({ paragraphs: ['One.', 'Two. [When?]', 'Three.'], version: 3 }),
      ]),
    )
    expect(await box(/^Letter/)).toHaveValue('One.\n\nTwo. [When?]\n\nThree.')
  })

  it('keeps what was typed when it could not be saved, and tries again', async () => {
    const api = apiWith([letter()])
    api.on(lettersApi.update, refusing(503))
    await open(api)
    await userEvent.type(await box(/^Subject/), '!')

    expect(await screen.findByText('Not saved', {}, { timeout: 4_000 })).toBeVisible()
    expect(await box(/^Subject/)).toHaveValue('Application!')
    api.on(lettersApi.update, () => letter({ subject: 'Application!', version: 4 }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('All is saved', {}, { timeout: 4_000 })).toBeVisible()
  })

  it('asks which stays when it was changed somewhere else', async () => {
    const theirs = letter({ subject: 'Theirs', version: 9 })
    const api = apiWith([letter()])
    api.on(lettersApi.update, refusing(409, { code: 'LETTER_CHANGED', detail: 'x', current: theirs }))
    await open(api)
    await userEvent.type(await box(/^Subject/), '!')
    await userEvent.click(await screen.findByRole('button', { name: 'Take the other' }, { timeout: 4_000 }))

    expect(await box(/^Subject/)).toHaveValue('Theirs')
    expect(screen.getByText('All is saved')).toBeVisible()
  })

  it('names its blanks before a file is made', async () => {
    await open()
    expect(screen.getByText('A blank is still open')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Export PDF' }))

    const dialog = await screen.findByRole('dialog', { name: 'A blank is still open' })
    expect(dialog).toHaveTextContent('The PDF would say [When?] as it stands.')
  })
})

describe('The text of a letter', () => {
  it('is cut into paragraphs at empty lines', () => {
    expect(paragraphsOf(' One.\n \nTwo.\n- a\n- b\n\n\n\nThree.')).toEqual([
      'One.',
      'Two.\n- a\n- b',
      'Three.',
    ])
  })

  it.each([
    ['thirteen paragraphs', 'x\n\n'.repeat(13), true],
    ['a paragraph that is too long', 'x'.repeat(3_001), true],
    ['a usual letter', 'One.\n\nTwo.', false],
  ])('says what is wrong with %s', (_, text, isWrong) => {
    expect(faultOf(text) !== undefined).toBe(isWrong)
  })
})
