import {
  applyToJob,
  askCompany,
  askToTalk,
  createPosting,
  createReport,
  decideCase,
  getCompanyCase,
  getCandidate,
  getPlace,
  inviteAdmin,
  listCases,
  listUsers,
  publishPosting,
  shareJob,
  suspendUser,
  writeIssue,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { newEmail } from './api'
import { companyOf, decided, ownerSeat, profileOf, provedBy, seated, type NewCompany } from './live-people'

/** As long as a name may be, in scripts that break otherwise and run the other way. */
export const LONG_NAME = `${'Rindfleischetikettierungsüberwachung'.repeat(3)} AG`.slice(0, 110)
export const NAMES = ['شركة الميناء للتسوية', 'नमस्ते भुगतान सेवा', '港口结算株式会社', LONG_NAME] as const
const ROLE = 'Settlement Engineer for the Overnight Reconciliation of Chains of Shops and Their Suppliers'
const REFUSAL = 'The address belongs to a shop that knows nothing of this.'
const FACTS = 'The posting asks for a deposit of 120 EUR. We read it on its page after a report.'

/** A market in which everything that has a screen has happened once. */
export async function liveWorld() {
  const owner = await ownerSeat()
  const [ben, asha, cyd, dee, eve] = await Promise.all(
    ['ben', 'asha', 'cyd', 'dee', 'eve'].map((name) => seated(newEmail(name))),
  )
  if (!ben || !asha || !cyd || !dee || !eve) throw new Error('Somebody is missing')

  const proved = async (company: NewCompany, ...decision: ['verify' | 'refuse', string?]) => {
    await provedBy(company)
    await decided(owner, company, ...decision)
    return company
  }
  const verified = await proved(await companyOf(ben, LONG_NAME), 'verify')
  const suspended = await proved(await companyOf(cyd, 'Deposit Works'), 'verify')
  const refused = await proved(await companyOf(dee, 'Refused Labs'), 'refuse', REFUSAL)
  const pending = await companyOf(cyd, NAMES[0])
  await provedBy(pending)
  const fresh = await companyOf(cyd, 'Fresh Harbour')
  const waiting = await owner.client.call(getCompanyCase, { params: { id: pending.id } })
  await owner.client.call(askCompany, {
    params: { id: pending.id },
    body: { text: 'Who answers at the address of your page?', version: waiting.version },
  })

  const person = await profileOf(asha, 'Aishwarya Lakshmi Venkataraman-Sundaresan of Tiruchirappalli')
  const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const published = async (company: typeof verified, title: string) => {
    const draft = await company.client.call(createPosting, { body: buildPostingDraft({ title, closesAt }) })
    const body = { version: draft.version }
    return company.client.call(publishPosting, { params: { id: draft.id }, body })
  }
  const posting = await published(verified, ROLE)
  await published(suspended, 'Courier')
  const params = { id: posting.id }
  await person.call(applyToJob, { params, body: { resumeId: null, shareSalary: false, note: 'I did this.' } })
  await person.call(shareJob, { params })

  const place = await person.call(getPlace)
  if (place.side !== 'candidate') throw new Error('The profile is no place of a candidate')
  const candidateId = place.candidate.id
  await suspended.client.call(getCandidate, { params: { id: candidateId } })
  const asked = { candidateId, text: 'Would you like to talk about nights in Bergen?' }
  await suspended.client.call(askToTalk, { body: asked })

  const report = { subject: 'company', reason: 'money', text: 'They ask for a deposit first.' } as const
  await person.call(createReport, { body: { ...report, id: suspended.id } })
  const open = await owner.client.call(listCases, { query: { state: 'open' } })
  const reported = open.items.find(({ subjectId }) => subjectId === suspended.id)
  if (!reported) throw new Error('The report opened no case')
  await owner.client.call(decideCase, {
    params: { id: reported.id },
    body: { action: 'suspend', ground: 'unreal_work', facts: FACTS, days: 30, version: reported.version },
  })
  await person.call(createReport, { body: { ...report, id: posting.id, subject: 'posting' } })

  await profileOf(eve, NAMES[1])
  const users = await owner.client.call(listUsers, { query: { q: eve.email } })
  const evil = users.items[0]?.id ?? ''
  await owner.client.call(suspendUser, {
    params: { id: evil },
    body: { ground: 'harm', facts: FACTS, days: null },
  })
  const issue = await owner.client.call(writeIssue, {
    body: {
      subject: LONG_NAME,
      preview: 'What is new',
      markdown: '# Hello\n\nA [link](https://example.com).',
    },
  })
  await owner.client.call(inviteAdmin, { body: { email: newEmail('reader'), role: 'reader' } })
  return {
    owner,
    ben,
    asha,
    cyd,
    dee,
    eve,
    verified,
    refused,
    pending,
    fresh,
    suspended,
    posting,
    caseId: reported.id,
    issueId: issue.id,
    userId: evil,
  }
}
export type LiveWorld = Awaited<ReturnType<typeof liveWorld>>
