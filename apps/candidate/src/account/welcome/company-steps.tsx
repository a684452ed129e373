import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { userMessage } from '@tryka/api-client'
import { createCompany, dashboardPath, PLACE_PARAM } from '@tryka/domain'
import type { CreateCompany } from '@tryka/domain'
import { useChange } from '../../base/calls/calls'
import { refusedFields, useRefusal } from '../../base/forms/refusal'
import { useForm } from '../../base/forms/use-form'
import { browserZone } from '../../base/format/format'
import { AskToJoin, hereOf, type Here } from './ask-to-join'
import { CompanyFields, DetailsFields, MemberFields } from './company-fields'
import {
  companyOf,
  companySchema,
  companyStart,
  detailsSchema,
  EMPTY_COMPANY,
  emptyDetails,
  memberSchema,
  memberStart,
} from './company-form'
import type { StepsProps } from './profile-steps'
import { StepsFrame } from './steps-frame'
import { isGone, useFinished } from './use-finished'
import { useKeptWithAccount } from './use-onboarding'

const STEPS = ['The company', 'About it', 'You']
const HEADS = [
  [
    'Tell people who is hiring',
    'This becomes your public page. You can draft postings right after, and publish once the domain is proven.',
  ],
  ['Where is it, and what does it do?', 'Two or three sentences for somebody who has never heard of you.'],
  ['And who are you?', 'Colleagues and candidates read this.'],
] as const
const stepPath = (at: number) =>
  at === 0 ? '/welcome?start=company' : `/welcome?start=company&step=${at + 1}`

/** Which of the steps a field that the server refused stands on. */
const stepOf = (path: string): number => {
  if (path.startsWith('member')) return 2
  return path in EMPTY_COMPANY ? 0 : 1
}

/** Hiring: the company, what it does, and who acts for it first. */
export function CompanySteps({ onboarding, onRefused }: StepsProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const company = useForm({
    schema: companySchema,
    start: companyStart(onboarding?.request),
    draft: 'company',
  })
  const details = useForm({
    schema: detailsSchema,
    start: emptyDetails(browserZone()),
    draft: 'company-details',
  })
  const member = useForm({
    schema: memberSchema,
    start: memberStart(onboarding?.request),
    draft: 'company-member',
  })
  const refusal = useRefusal()
  const [here, setHere] = useState<Here>()
  const finishDraft = useKeptWithAccount(
    { company, 'company-details': details, 'company-member': member },
    onboarding?.draft,
  )
  const finished = useFinished()
  const [first, second] = [companySchema.safeParse(company.values), detailsSchema.safeParse(details.values)]
  // Whoever comes by an address is led to what is still missing.
  const reachable = !first.success ? 0 : !second.success ? 1 : 2
  const at = Math.min(Math.max(Number(params.get('step') ?? 1) - 1 || 0, 0), reachable)
  const create = useChange(
    (api, body: CreateCompany) => api.call(createCompany, { body }),
    {
      done: () => 'Your company is here',
      text: () => 'Prove its domain next: then you can publish.',
      failed: 'The company could not be made. What you wrote is kept: try again.',
      refused: (error) => {
        if (isGone(error, 'NOT_ADMITTED', 'SIGN_IN_FIRST')) return onRefused()
        setHere(hereOf(error))
        const fields = isGone(error, 'COMPANY_IS_HERE')
          ? { domain: userMessage(error, 'This company is here already.') }
          : refusedFields(error)
        refusal.set(fields)
        const wrong = Object.keys(fields).map(stepOf)
        if (wrong.length) void navigate(stepPath(Math.min(...wrong)))
      },
    },
    ({ place }) => {
      for (const form of [company, details, member]) form.forget()
      finishDraft()
      finished(dashboardPath('company', 'settings', { [PLACE_PARAM]: place }))
    },
  )
  const next = () => {
    refusal.clear()
    setHere(undefined)
    const on = () => void navigate(stepPath(at + 1))
    if (at === 0) return company.submit(on)()
    if (at === 1) return details.submit(on)()
    member.submit((who) => {
      if (first.success && second.success) create.mutate(companyOf(first.data, second.data, who))
    })()
  }
  return (
    <StepsFrame
      steps={STEPS}
      at={at}
      title={HEADS[at]?.[0] ?? ''}
      lead={HEADS[at]?.[1] ?? ''}
      back={at === 0 ? undefined : stepPath(at - 1)}
      next={at === 2 ? 'Create company' : 'Continue'}
      note="Step 1 of 3. You become its first Admin."
      busy={create.isPending}
      onNext={next}
    >
      {at === 0 && <CompanyFields form={company} refused={refusal.of} />}
      {at === 0 && here && <AskToJoin key={here.id} {...here} />}
      {at === 1 && <DetailsFields form={details} refused={refusal.of} />}
      {at === 2 && <MemberFields form={member} refused={refusal.of} />}
    </StepsFrame>
  )
}
