import { BadgeCheck } from 'lucide-react'
import { QueryView } from '@tryka/app-shell'
import type { CompanyVerification } from '@tryka/domain'
import { Badge, Card, CardBody, CardHead, Icon, Stack, StatusDot, Text } from '@tryka/ui'
import { useArrival } from '../../base/address/use-arrival'
import { formatDate, formatMoment } from '../../base/format/format'
import { useCompanyPlace } from '../../base/place/place'
import { Quotation } from '../../base/quotation'
import { Again, ChangeDomain } from './again'
import { ProveByDns } from './prove-by-dns'
import { ProveByMail } from './prove-by-mail'
import { Question } from './question'
import { useVerification } from './use-verification'

/** How far the proof of the company has come, and the next step of it. */
export function VerificationCard() {
  const verification = useVerification()
  const arrival = useArrival<HTMLElement>('show', 'verification')
  return (
    <Card asChild>
      <section aria-labelledby="verification" {...arrival}>
        <CardHead action={verification.data && <Standing {...verification.data} />}>
          <h2 id="verification">Verification</h2>
        </CardHead>
        <CardBody>
          <QueryView
            query={verification}
            errorText="The verification could not be loaded. Check your connection, then try again."
          >
            {(data) => <Content {...data} />}
          </QueryView>
        </CardBody>
      </section>
    </Card>
  )
}

function Standing({ state }: CompanyVerification) {
  if (state === 'closing' || state === 'closed') return <StatusDot tone="neutral">Closing</StatusDot>
  if (state === 'verified')
    return (
      <Badge tone="satya">
        <Icon icon={BadgeCheck} size="sm" /> Verified
      </Badge>
    )
  if (state === 'pending') return <StatusDot tone="satya">Under review</StatusDot>
  if (state === 'unverified') return <StatusDot tone="open">Not proven yet</StatusDot>
  return <StatusDot tone="danger">{state === 'refused' ? 'Refused' : 'Suspended'}</StatusDot>
}

function Content(verification: CompanyVerification) {
  const { state, domain, since, reason, againAt, question } = verification
  const { member } = useCompanyPlace().company
  const canProve = verification.canProve && member.role === 'Admin'
  return (
    <Stack gap={4}>
      <Text>{wordsOf(verification)}</Text>
      {reason && <Quotation by="Whoever decided">{reason}</Quotation>}
      {question && state === 'pending' && <Question {...question} mayAnswer={member.role === 'Admin'} />}
      {state === 'refused' && againAt && !verification.canProve && (
        <Text size="sm">You can try again from {formatMoment(againAt)}.</Text>
      )}
      {state !== 'verified' && state !== 'unverified' && (
        <Text size="sm">
          {domain}, since {formatDate(since)}.
        </Text>
      )}
      {state === 'verified' && <Again {...verification} mayChange={member.role === 'Admin'} />}
      {canProve && (
        <>
          <ProveByMail
            key={verification.toProve}
            domain={verification.toProve}
            sentTo={verification.sentTo}
          />
          <ProveByDns domain={verification.toProve} dns={verification.dns} />
          {state !== 'verified' && <ChangeDomain domain={domain} isVerified={false} />}
        </>
      )}
      {state === 'unverified' && !canProve && (
        <Text size="sm">An Admin of the team proves it, by an address at {domain} or by its DNS.</Text>
      )}
    </Stack>
  )
}

function wordsOf({ state, domain, since }: CompanyVerification): string {
  if (state === 'verified')
    return `${domain} is proven, and a person looked at the company on ${formatDate(since)}.`
  if (state === 'pending')
    return `${domain} is proven. A person looks at the company now; you are told by mail and at the bell. You can go on drafting.`
  if (state === 'refused') return `The company was refused on ${formatDate(since)}.`
  if (state === 'closing' || state === 'closed')
    return `An Admin closed the company on ${formatDate(since)}. Everybody who waits is being told.`
  if (state === 'suspended')
    return `The company was suspended on ${formatDate(since)}. It can read, and change nothing.`
  return `Prove that you act for ${domain}: by a code to an address there, or by a record in its DNS. Then a person looks at the company. Until then you can draft postings and fill the team page.`
}
