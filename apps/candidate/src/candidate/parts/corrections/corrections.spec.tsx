import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import { correctionsApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildCorrection } from '../../../testing/corrections'
import { bodiesOf, refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildCandidatePlace } from '../../../testing/places'
import { WrongHere } from './wrong-here'

const MODULE = { kind: 'module', ref: 'sql/joins', revision: 3, what: 'Joins' } as const
const KNOWN = buildCandidatePlace({ place: 'me', isDemo: false, isGuest: false })
const WORDS = 'An outer join keeps the row without a match.'
const CONTROL = 'Something is wrong here'

async function open(place = KNOWN) {
  const api = createFakeApi()
  openSection(<WrongHere of={MODULE} />, api, '?section=learning&module=sql%2Fjoins', place)
  await userEvent.click(screen.getByRole('button', { name: CONTROL }))
  return { api, dialog: within(await screen.findByRole('dialog', { name: CONTROL })) }
}
type Opened = Awaited<ReturnType<typeof open>>
const send = ({ dialog }: Opened) => userEvent.click(dialog.getByRole('button', { name: 'Send' }))

describe('Something is wrong here', () => {
  beforeEach(() => localStorage.clear())

  it('is said in words with a source, and leads to the own list', async () => {
    const opened = await open()
    const { api, dialog } = opened
    api.on(correctionsApi.make, () => buildCorrection())
    expect(dialog.getByText('Module: Joins')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.type(dialog.getByLabelText('What is wrong'), '  too few ')
    await send(opened)
    expect(dialog.getByLabelText('What is wrong')).toHaveAccessibleDescription(
      /Write at least 10 characters\./,
    )
    expect(dialog.getByLabelText('What is wrong')).toHaveFocus()
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])

    await userEvent.clear(dialog.getByLabelText('What is wrong'))
    await userEvent.type(dialog.getByLabelText('What is wrong'), WORDS)
    await userEvent.type(dialog.getByLabelText(/^Source/), 'SQL-92, 7.5')
    await send(opened)
    const thanks = within(await screen.findByRole('dialog', { name: 'Thank you' }))
    expect(bodiesOf(api, 'POST', '/api/corrections')).toEqual([
      { kind: 'module', ref: 'sql/joins', revision: 3, text: WORDS, source: 'SQL-92, 7.5' },
    ])
    expect(thanks.getByText(/gives 50 TRYK, at most 4 times a month/)).toBeVisible()
    expect(thanks.getByRole('link', { name: 'Your corrections' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=interviews&tab=practice&corrections=own&place=me',
    )
    expect(await axeViolations()).toEqual([])
    await userEvent.click(thanks.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: CONTROL })).toHaveFocus()
  })

  it('keeps what was typed when it is refused, and in this browser until it is sent', async () => {
    const opened = await open()
    const { api, dialog } = opened
    const detail = 'You have said so already. A person looks at it, and you hear what became of it.'
    api.on(correctionsApi.make, refusing(409, { code: 'OPEN_ALREADY', detail }))
    await userEvent.type(dialog.getByLabelText('What is wrong'), WORDS)
    await send(opened)
    expect(await screen.findByText(detail)).toBeVisible()
    expect(dialog.getByLabelText('What is wrong')).toHaveValue(WORDS)

    api.on(correctionsApi.make, refusing(503))
    await send(opened)
    expect(await screen.findByText(/could not be sent\. Try again\./)).toBeVisible()
    expect(dialog.getByLabelText('What is wrong')).toHaveValue(WORDS)
    api.on(correctionsApi.make, () => buildCorrection())
    await send(opened)
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible()
    // Without a source there is none in what is sent.
    expect(bodiesOf(api, 'POST', '/api/corrections').at(-1)).toEqual({
      kind: 'module',
      ref: 'sql/joins',
      revision: 3,
      text: WORDS,
    })
  })

  it('sends nothing of the form that it stands in', async () => {
    const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const api = createFakeApi()
    api.on(correctionsApi.make, () => buildCorrection())
    openSection(
      <form onSubmit={submitted}>
        <WrongHere of={MODULE} iconOnly />
      </form>,
      api,
      '',
      KNOWN,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Something is wrong here: Joins' }))
    const dialog = within(await screen.findByRole('dialog', { name: CONTROL }))
    await userEvent.type(dialog.getByLabelText('What is wrong'), WORDS)
    await userEvent.type(dialog.getByLabelText(/^Source/), 'A book{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible()
    expect(submitted).not.toHaveBeenCalled()
  })

  it('asks a guest to sign in, with the way back to this place', async () => {
    const { api, dialog } = await open(buildCandidatePlace())
    expect(dialog.queryByLabelText('What is wrong')).toBeNull()
    expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining(
        `/sign-in?return=${encodeURIComponent('/candidate-dashboard?section=learning')}`,
      ),
    )
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.calls).toEqual([])
  })
})
