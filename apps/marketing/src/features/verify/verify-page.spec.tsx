import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { issuerApi } from '@tryka/domain'
import type { Bundle } from '@tryka/credentials'
import type * as Kit from '@tryka/credentials/testing'
import { axeViolations } from '@tryka/ui/testing'
import { BADGE } from '../landing/break/demonstration-badge'
import { openSite, siteApi } from '../../testing/open-site'
import { forgetPins } from './pins'

// Loaded as the page loads it: late.
let kit: typeof Kit
let world: Kit.World
let bundle: Bundle

beforeAll(async () => {
  kit = await import('@tryka/credentials/testing')
  world = await kit.makeWorld()
  bundle = await kit.makeBundle(world)
})
beforeEach(forgetPins)

const DAY_MS = 86_400_000
const daysAgo = (days: number) => `${new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 19)}Z`

/** The page, told by the API whose keys are ours. */
function open(pins = world.pins) {
  const api = siteApi()
  api.on(issuerApi.pins, () => ({ issuers: pins.issuers, logs: pins.logs }))
  return openSite('/verify', api)
}

async function paste(given: unknown, pins = world.pins) {
  const site = open(pins)
  const field = await screen.findByLabelText(/paste a link or the text/)
  await act(() => userEvent.click(field))
  await userEvent.paste(typeof given === 'string' ? given : JSON.stringify(given))
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  return site
}
const verdict = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name })
const check = (name: string) => screen.getByText(name, { selector: 'li > b' })

describe('Checking a credential', () => {
  it('calls a whole one genuine, with every check and its reason, and has no barrier', async () => {
    const fresh = await kit.makeBundle(world, {
      list: await kit.statusList(world, { validFrom: daysAgo(1), validUntil: daysAgo(-29) }),
    })
    const { container } = await paste(fresh)

    expect(await verdict(/^Genuine, not revoked as of/)).toBeVisible()
    expect(screen.getByText('Verified')).toBeVisible()
    expect(screen.getByRole('img', { name: /Score 612 .* likely 566 to 658/ })).toBeVisible()
    for (const name of ['First signature', 'Second signature', 'Log entry', 'Checkpoint', 'Key at the time'])
      expect(check(name)).toHaveTextContent(`${name}, passed:`)
    expect(check('Anchor')).toHaveTextContent('not known')
    expect(screen.getByText('10 passed, 3 open')).toBeVisible()
    expect(screen.getByText(/^This page was told Tryka’s keys by its own server/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download with all proofs' })).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('says of a certificate of completion what was passed when, without a seal, a level or a score', async () => {
    const { container } = await paste(await kit.makeBundle(world, { base: kit.completion }))

    expect(await verdict(/^Genuine, not revoked as of/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Completed: SQL Foundations' })).toBeVisible()
    expect(screen.getByText('Completion, not a verified skill, holder not named')).toBeVisible()
    expect(
      screen.getByText('2 modules, 19 checks, self-paced, unsupervised, not an assessment'),
    ).toBeVisible()
    const modules = within(screen.getByRole('list', { name: 'Modules' })).getAllByRole('listitem')
    expect(modules.map(({ textContent }) => textContent)).toEqual([
      'Select and filterPassed on 2026-11-19, revision 2',
      'JoinsPassed on 2026-11-21, revision 1',
    ])
    expect(screen.queryByText('Verified')).not.toBeInTheDocument()
    expect(screen.queryByRole('img', { name: /Score/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'What a certificate of completion says' })).toHaveAttribute(
      'href',
      '/skills#completion',
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('calls an altered one not genuine, and names what failed', async () => {
    await paste(JSON.stringify(bundle).replace('"612"', '"712"'))

    expect(await verdict('Not genuine')).toBeVisible()
    for (const name of ['First signature', 'Second signature', 'Log entry'])
      expect(check(name)).toHaveTextContent(`${name}, failed:`)
    expect(screen.queryByText('Verified')).not.toBeInTheDocument()
  })

  it('says of a revoked one that nobody is to rely on it', async () => {
    await paste({ ...bundle, statusListCredential: await kit.statusList(world, { revoked: [94567] }) })

    expect(await verdict('Revoked')).toBeVisible()
    expect(screen.getByText('Genuine, but the issuer revoked it. Do not rely on it.')).toBeVisible()
    expect(check('Revocation')).toHaveTextContent('failed')
    expect(screen.queryByText('Reason')).not.toBeInTheDocument()
  })

  it('says when and why it was revoked where the log has that', async () => {
    const revoked = { reason: 'holder_request', at: '2026-12-03T09:12:00Z' }
    const ended = await kit.makeBundle(world, { revoked })
    const { container } = await paste(ended)

    expect(await verdict('Revoked')).toBeVisible()
    const said = 'Genuine, but withdrawn on 3 December 2026 at the holder’s request. Do not rely on it.'
    expect(screen.getByText(said)).toBeVisible()
    expect(screen.getByText('At the holder’s request')).toBeVisible()
    expect(screen.getByText('Issued as 2, revoked as 4')).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('says nothing of a reason that the log does not have', async () => {
    const revoked = { reason: 'holder_request', at: '2026-12-03T09:12:00Z' }
    const ended = await kit.makeBundle(world, { revoked })
    await paste({ ...ended, revocation: { ...ended.revocation, reason: 'integrity' } })

    expect(await verdict('Revoked')).toBeVisible()
    expect(screen.queryByText('Reason')).not.toBeInTheDocument()
  })

  it('says of an expired one when it ended', async () => {
    const document = { validFrom: '2024-01-02T10:00:00Z', validUntil: '2026-01-02T10:00:00Z' }
    const old = await kit.makeBundle(world, { document: { ...bundle.credential, ...document } })
    await paste(old)

    expect(await verdict('Genuine, but expired on 2 January 2026')).toBeVisible()
    expect(check('Dates')).toHaveTextContent('failed')
  })

  it('says of the demonstration that it proves nothing', async () => {
    await paste(BADGE)

    expect(await verdict('Demonstration')).toBeVisible()
    expect(screen.getByText(/Proves nothing about a real person/)).toBeVisible()
    expect(screen.queryByText('Verified')).not.toBeInTheDocument()
  })

  it('cannot tell whether one without a list was revoked', async () => {
    const { statusListCredential: _list, ...bare } = bundle
    await paste(bare)

    expect(await verdict('Genuine; whether it was revoked is not known')).toBeVisible()
  })

  it('leaves it to the reader whose a key is that it does not know', async () => {
    await paste(bundle.credential, { ...world.pins, issuers: [], logs: [] })

    expect(await verdict(/key z6Mk/)).toBeVisible()
    expect(screen.getByText(/^Whether that key is .* you decide/)).toBeVisible()
  })

  it('says how old a list is, and offers to ask for a newer one', async () => {
    const list = await kit.statusList(world, { validFrom: daysAgo(80), validUntil: daysAgo(50) })
    await paste(await kit.makeBundle(world, { list }))

    expect(await verdict(/^Genuine, not revoked as of/)).toBeVisible()
    expect(screen.getByText(/That list is 80 days old/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check now' })).toBeVisible()
  })

  it('says what to paste where there is nothing to check', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Check' }))

    const field = screen.getByRole('textbox', { name: /paste a link or the text/ })
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(/Paste a link or the text of a credential\./)
    expect(field).toBeInvalid()
  })

  it('says of what is no badge why it is none, and stays ready for another', async () => {
    await paste('{"a":1,"a":2}')

    expect(await verdict('This file is not a badge')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  })

  it('reads a file, and begins anew when asked', async () => {
    open()
    const file = new File([JSON.stringify(bundle)], 'mine.badge.json', { type: 'application/json' })
    await userEvent.upload(await screen.findByLabelText('Badge file'), file)

    expect(await verdict(/^Genuine, not revoked/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Check another' }))
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible()
  })
})

describe('Is it this person’s?', () => {
  it('compares an address in the page: it fits, or it does not', async () => {
    const { api } = await paste(bundle)
    await verdict(/^Genuine/)
    const holder = within(screen.getByRole('region', { name: 'Is it this person’s?' }))
    const asked = api.calls.length
    const field = holder.getByLabelText('E-mail address')

    await userEvent.type(field, kit.golden.address.toUpperCase())
    await userEvent.click(holder.getByRole('button', { name: 'Compare' }))
    expect(await holder.findByText(/^It fits/)).toBeVisible()
    expect(check('Holder')).toHaveTextContent('passed')

    await userEvent.type(field, 'x')
    await userEvent.click(holder.getByRole('button', { name: 'Compare' }))
    expect(await holder.findByText('It does not fit.')).toBeVisible()
    expect(check('Holder')).toHaveTextContent('failed')
    expect(api.calls.length).toBe(asked)
  })
})

describe('Offline', () => {
  it('says what is checked all the same', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'Check a credential' })
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByText('You are offline.')).toBeVisible()

    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText('You are offline.')).not.toBeInTheDocument())
  })
})
