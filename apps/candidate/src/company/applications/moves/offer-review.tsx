import { useEffect, useRef, type ReactNode } from 'react'
import type { CompanyApplicationDetail } from '@tryka/domain'
import { KeyValues, Stack, Text } from '@tryka/ui'
import { formatCount, formatDate, formatMoment, zoneName } from '../../../base/format/format'
import { Quotation } from '../../../base/quotation'

type OfferFacts = Omit<NonNullable<CompanyApplicationDetail['offer']>, 'id' | 'state' | 'version'>

interface OfferReviewProps {
  name: string
  offer: OfferFacts
  /** What else happens. */
  children?: ReactNode
}

/** An offer as its reader gets it, before it is sent; readers hear it first. */
export function OfferReview({ name, offer, children }: OfferReviewProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { salary, currency, period, startDate, expiresAt, terms } = offer
  return (
    <Stack gap={4} ref={box} tabIndex={-1} role="group" aria-label="The offer">
      <Text size="sm">
        {name} reads this. Once sent it stands until it is answered or runs out; an Admin can rescind it.
      </Text>
      <KeyValues
        items={[
          { label: 'Pay', value: `${formatCount(salary)} ${currency} per ${period}` },
          { label: 'Start', value: formatDate(`${startDate}T12:00:00Z`, 'UTC') },
          { label: 'Answer until', value: `${formatMoment(expiresAt)}, ${zoneName()}` },
        ]}
      />
      {terms ? <Quotation by="Terms">{terms}</Quotation> : <Text size="sm">No terms are added.</Text>}
      {children && <Text size="sm">{children}</Text>}
    </Stack>
  )
}
