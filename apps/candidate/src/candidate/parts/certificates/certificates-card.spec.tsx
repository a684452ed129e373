import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  candidateApi,
  certificatesApi,
  COMPLETION_WORDS,
  resumeApi,
  type OwnCertificates,
} from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { buildResume, buildResumeCard } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildCertificate } from '../../../testing/certificates'
import { bodiesOf, GUEST } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildProfile } from '../../../testing/person'
import { buildCandidatePlace } from '../../../testing/places'
import { CertificatesCard } from './certificates-card'

const FINISHED = { id: 'sql-foundations', title: 'SQL Foundations' }

function open(all: Partial<OwnCertificates> = {}, { isDemo = false } = {}) {
  const api = createFakeApi()
  const held = { items: [buildCertificate()], finished: [], ...all }
  api.on(certificatesApi.list, () => held)
  openSection(
    <CertificatesCard />,
    api,
    '?section=learning',
    buildCandidatePlace({ place: isDemo ? 'demo' : 'me', isDemo }),
    GUEST,
  )
  return { api, held }
}
const row = async () => within(await screen.findByRole('region', { name: 'Certificates of completion' }))
async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Certificate\s*: SQL Foundations$/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

describe('Certificates of completion', () => {
  it('say that they prove no skill, and where that is proved', async () => {
    open()
    const card = await row()
    expect(card.getByText(COMPLETION_WORDS)).toBeVisible()
    expect(card.getByText(/^3 modules passed, the last on .*2026\. Recorded in the public/)).toBeVisible()
    expect(card.getByText('Private')).toBeVisible()
    expect(card.getByRole('link', { name: 'the SQL assessment' })).toHaveAttribute(
      'href',
      expect.stringContaining('track=sql'),
    )
    expect(card.queryByText('Verified')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('are shared by a link only when their holder says so', async () => {
    const { api, held } = open()
    const [mine] = held.items
    api.on(certificatesApi.share, () => buildCertificate({ visibility: 'shared', version: 2 }))
    await userEvent.click(await screen.findByRole('button', { name: /^Certificate/ }))
    expect(await screen.findByRole('menuitem', { name: 'Share by link' })).toBeVisible()
    for (const name of ['Copy link', 'Put on my CV', 'Name, QR code and LinkedIn'])
      expect(screen.queryByRole('menuitem', { name })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Share by link' }))
    expect(await screen.findByText('Its link works now')).toBeVisible()
    expect(bodiesOf(api, 'PUT', `/api/certificates/${mine?.id}/visibility`)).toEqual([
      { visibility: 'shared', version: 1 },
    ])
  })

  it('show link, code and LinkedIn without an end, and bear a name where that is wanted', async () => {
    const { api, held } = open({ items: [buildCertificate({ visibility: 'shared', version: 2 })] })
    const [mine] = held.items
    const id = '0b1c5f6e-2d5a-4f0e-8a39-5f0b8f3c9a12'
    api.on(candidateApi.profile, () => buildProfile({ name: 'Asha Verma' }))
    api.on(certificatesApi.name, () =>
      buildCertificate({
        id,
        visibility: 'shared',
        withName: true,
        holderName: 'Asha Verma',
        issuedAt: '2026-11-22T10:00:00.000Z',
      }),
    )
    await choose('Name, QR code and LinkedIn')
    const dialog = await screen.findByRole('dialog', { name: 'Share the certificate of SQL Foundations' })
    expect(dialog).toHaveTextContent(COMPLETION_WORDS)
    expect(dialog).not.toHaveTextContent('Expires')
    await userEvent.click(await within(dialog).findByRole('switch', { name: 'Show my name, Asha Verma' }))
    expect(await within(dialog).findByDisplayValue(`https://www.example.com/verify?c=${id}`)).toBeVisible()
    expect(await axeViolations(dialog)).toEqual([])
    expect(bodiesOf(api, 'PUT', `/api/certificates/${mine?.id}/name`)).toEqual([
      { withName: true, version: 2 },
    ])
  })

  it('are put on a resume without an end', async () => {
    const { api, held } = open({ items: [buildCertificate({ visibility: 'shared' })] })
    const resume = buildResume()
    api.on(resumeApi.list, () => [buildResumeCard(resume)])
    api.on(resumeApi.read, () => resume)
    api.on(resumeApi.update, () => resume)
    await choose('Put on my CV')
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Put on your CV')).toBeVisible()
    const [body] = bodiesOf(api, 'PUT', `/api/resumes/${resume.id}`) as { certifications: object[] }[]
    expect(body?.certifications.at(-1)).toMatchObject({
      name: 'Completed: SQL Foundations',
      url: held.items[0]?.verifyUrl,
      expiryDate: '',
    })
  })

  it('are withdrawn after a question, and asked for again', async () => {
    const { api, held } = open()
    const [mine] = held.items
    api.on(certificatesApi.revoke, () => {
      const gone = buildCertificate({ state: 'revoked', reason: 'holder_request' })
      Object.assign(held, { items: [gone], finished: [FINISHED] })
      return gone
    })
    await choose('Withdraw')
    const question = await screen.findByRole('alertdialog')
    expect(bodiesOf(api, 'POST', `/api/certificates/${mine?.id}/revoke`)).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Certificate withdrawn')).toBeVisible()
    expect(await screen.findByText(/You withdrew the certificate\.$/)).toBeVisible()

    api.on(certificatesApi.claim, () => buildCertificate({ id: 'another' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Get the certificate/ }))
    expect(await screen.findByText('Certificate issued')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/certificates')).toEqual([{ path: 'sql-foundations' }])
  })

  it('can be had for a path that was finished without enrolling', async () => {
    open({ items: [], finished: [FINISHED] })
    expect((await row()).getByRole('button', { name: /^Get the certificate/ })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('are nowhere while there are none, and in no demo', async () => {
    const { api } = open({}, { isDemo: true })
    expect(screen.queryByRole('region', { name: 'Certificates of completion' })).toBeNull()
    expect(api.calls.filter(({ path }) => path === '/api/certificates')).toEqual([])
  })
})
