import type { CompanyApplicationDetail } from '@tryka/domain'
import { ChoiceGroup } from '@tryka/ui'
import { formatMoment, zoneName } from '../../../base/format/format'
import { useZone } from '../../parts/use-zone'

/** What happens to interviews still ahead when an offer goes out. */
export type AheadChoice = 'keep' | 'cancel'

/** The interviews of an application that somebody still waits for, the next one first. */
export const aheadOf = ({
  interviews,
}: Pick<CompanyApplicationDetail, 'interviews'>): CompanyApplicationDetail['interviews'] =>
  interviews
    .filter(({ status }) => status === 'confirmed' || status === 'pending')
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))

interface InterviewsAheadProps {
  ahead: CompanyApplicationDetail['interviews']
  /** Fixed when the first wrong field is looked for. */
  id?: string
  value: AheadChoice | undefined
  error?: string
  onValueChange: (value: AheadChoice) => void
}

/** Asked with an offer, because an offer answers what most interviews were to find out. */
export function InterviewsAhead({ ahead, id, value, error, onValueChange }: InterviewsAheadProps) {
  const zone = useZone()
  const [next] = ahead
  if (!next) return null
  const when =
    next.status === 'pending'
      ? 'of which the time is not agreed yet'
      : `on ${formatMoment(next.startsAt, zone)}, ${zoneName(zone)}`
  const many = ahead.length > 1
  return (
    <ChoiceGroup
      legend={
        many
          ? `${ahead.length} interviews are ahead`
          : `An interview ${when}, is ahead`.replace('yet,', 'yet')
      }
      options={[
        { value: 'keep', label: many ? 'Keep them' : 'Keep it' },
        {
          value: 'cancel',
          label: many ? 'Cancel them, and tell everybody' : 'Cancel it, and tell both sides',
        },
      ]}
      value={value}
      onValueChange={onValueChange}
      {...(id ? { id } : {})}
      {...(error ? { error } : {})}
    />
  )
}
