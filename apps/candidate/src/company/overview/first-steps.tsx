import type { CompanyFirstSteps } from '@tryka/domain'
import { StepsCard } from '../../base/steps/steps-card'
import { useCompanyPlace } from '../../base/place/place'
import { sectionPath } from '../parts/address'

/** What a new company needs first. A proven domain waits for the decision of an administrator. */
export function FirstSteps({ steps }: { steps: CompanyFirstSteps }) {
  const { company } = useCompanyPlace()
  const pending = company.state === 'pending'
  return (
    <StepsCard
      steps={[
        {
          title: 'Prove your domain',
          text: pending
            ? 'It is proven. An administrator decides next, and you get a mail either way.'
            : 'You draft at once, and publish when the company is verified.',
          done: steps.proven,
          ...(pending && { waits: 'Under review' }),
          to: sectionPath('settings', { show: 'verification' }),
          action: 'See the verification',
        },
        {
          title: 'Describe the company',
          text: 'What you do, and for whom. It stands on your public page.',
          done: steps.described,
          to: sectionPath('settings'),
          action: 'Describe it',
        },
        {
          title: 'Invite a colleague',
          text: 'Two people answer faster than one, and each sees what their role needs.',
          done: steps.invited,
          to: sectionPath('settings'),
          action: 'Open the team',
        },
        {
          title: 'Write a posting',
          text: 'A draft is seen by your team alone.',
          done: steps.drafted,
          to: sectionPath('jobs', { posting: 'new' }),
          action: 'Write a posting',
        },
        {
          title: 'Publish it',
          text: 'Then people can find it and apply.',
          done: steps.published,
          to: sectionPath('jobs'),
          action: 'Open Job Postings',
        },
      ]}
    />
  )
}
