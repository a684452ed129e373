import { formatMonth, type ApplicationDetail } from '@tryka/domain'
import { KeyValues } from '@tryka/ui'

/** The work that was sent, newest first as it was written; under blind review without employers. */
export const SentWork = ({ work }: Pick<ApplicationDetail['snapshot'], 'work'>) => (
  <KeyValues
    items={work.map(({ jobTitle, company, startDate, endDate, current }) => ({
      label: `${formatMonth(startDate)} – ${current || !endDate ? 'Present' : formatMonth(endDate)}`,
      value: [jobTitle, company].filter(Boolean).join(', '),
    }))}
  />
)
