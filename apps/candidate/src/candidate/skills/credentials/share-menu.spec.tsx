import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { candidateApi, credentialsApi, resumeApi } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildResume, buildResumeCard } from '@tryka/domain/testing'
import { buildCredential } from '../../../testing/credentials'
import { bodiesOf, GUEST } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildProfile } from '../../../testing/person'
import { buildCandidatePlace } from '../../../testing/places'
import { ShareMenu } from './share-menu'

function open(over: Parameters<typeof buildCredential>[0] = {}) {
  const api = createFakeApi()
  const credential = buildCredential(over)
  openSection(<ShareMenu credential={credential} />, api, '?section=skills', buildCandidatePlace(), GUEST)
  return { api, credential }
}

async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Share\s*: SQL$/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

describe('Sharing a credential', () => {
  it('shows the link, its code and what LinkedIn asks for', async () => {
    const { credential } = open()
    await choose('QR code and LinkedIn')

    const dialog = await screen.findByRole('dialog', { name: 'Share SQL, Advanced' })
    expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(credential.verifyUrl)
    const code = await within(dialog).findByRole('img', { name: `QR code of ${credential.verifyUrl}` })
    expect(code.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/)
    expect(within(dialog).getByRole('button', { name: /^Copy\s+Credential ID$/ })).toBeVisible()
    expect(dialog).toHaveTextContent(/Issued\s*November 2026/)
    expect(dialog).toHaveTextContent(/Expires\s*November 2028/)
    expect(within(dialog).getByRole('link', { name: /Open LinkedIn/ })).toHaveAttribute(
      'href',
      credential.linkedIn.url,
    )
    expect(await axeViolations(dialog)).toEqual([])
  })

  it('has the name of its holder once they want it, and another link', async () => {
    const { api, credential } = open({ version: 2 })
    api.on(candidateApi.profile, () => buildProfile({ name: 'Asha Verma' }))
    const next = '0b1c5f6e-2d5a-4f0e-8a39-5f0b8f3c9a10'
    const named = { withName: true, holderName: 'Asha Verma', issuedAt: '2026-11-22T10:00:00.000Z' }
    api.on(credentialsApi.name, () => buildCredential({ id: next, ...named }))
    await choose('QR code and LinkedIn')
    const dialog = within(await screen.findByRole('dialog', { name: 'Share SQL, Advanced' }))
    const name = await dialog.findByRole('switch', { name: 'Show my name, Asha Verma' })
    expect(name).not.toBeChecked()
    expect(name).toHaveAccessibleDescription(/then read “superseded”/)
    await userEvent.click(name)

    expect(await dialog.findByDisplayValue(`https://www.example.com/verify?c=${next}`)).toBeVisible()
    expect(dialog.getByRole('switch', { name: 'Show my name, Asha Verma' })).toBeChecked()
    expect(await axeViolations()).toEqual([])
    expect(bodiesOf(api, 'PUT', `/api/credentials/${credential.id}/name`)).toEqual([
      { withName: true, version: 2 },
    ])
  })

  it('is kept private, with the version that was seen', async () => {
    const { api, credential } = open({ version: 4 })
    api.on(credentialsApi.share, () => ({ ...credential, visibility: 'private' }))
    await choose('Make private')

    expect(await screen.findByText('Kept private')).toBeVisible()
    expect(bodiesOf(api, 'PUT', `/api/credentials/${credential.id}/visibility`)).toEqual([
      { visibility: 'private', version: 4 },
    ])
  })

  it('of a private one offers neither link nor code', async () => {
    open({ visibility: 'private' })
    await userEvent.click(await screen.findByRole('button', { name: /^Share\s*: SQL$/ }))
    expect(await screen.findByRole('menuitem', { name: 'Share with employers' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Copy link' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Put on my CV' })).toBeNull()
  })

  it('is revoked after a question', async () => {
    const { api, credential } = open()
    api.on(credentialsApi.revoke, () => ({ ...credential, state: 'revoked', reason: 'holder_request' }))
    await choose('Revoke')
    const question = await screen.findByRole('alertdialog', { name: 'Revoke SQL, Advanced?' })
    const path = `/api/credentials/${credential.id}/revoke`
    expect(bodiesOf(api, 'POST', path)).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }))

    expect(await screen.findByText('Credential revoked')).toBeVisible()
    expect(bodiesOf(api, 'POST', path)).toEqual([{ version: 1 }])
  })

  it('is put on a resume, with its code for paper where that is chosen', async () => {
    const { api, credential } = open()
    const resume = buildResume()
    api.on(resumeApi.list, () => [buildResumeCard(resume)])
    api.on(resumeApi.read, () => resume)
    api.on(resumeApi.update, () => resume)
    await choose('Put on my CV')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Print its QR code/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))

    expect(await screen.findByText('Put on your CV')).toBeVisible()
    const [body] = bodiesOf(api, 'PUT', `/api/resumes/${resume.id}`)
    expect(body).toMatchObject({
      certifications: [...resume.certifications, { url: credential.verifyUrl, qrCode: true }],
    })
  })

  it('asks for a resume where there is none', async () => {
    const { api } = open()
    api.on(resumeApi.list, () => [])
    await choose('Put on my CV')

    expect(await screen.findByRole('link', { name: 'Make one in CV Builder' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
  })
})
