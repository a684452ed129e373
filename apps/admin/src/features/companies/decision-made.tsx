import type { CompanyCase, CompanyState } from '@tryka/domain'
import { Card, Heading, Stack, Text } from '@tryka/ui'
import { formatRecent } from '../../base/format'
import { Quote } from './quote'

const SAID: Record<Exclude<CompanyState, 'pending'>, { title: string; says: (since: string) => string }> = {
  verified: {
    title: 'Verified',
    says: (since) => `Since ${since}. It may publish, search people and write first.`,
  },
  refused: {
    title: 'Refused',
    says: (since) => `Since ${since}. Its drafts stay; it may try again a day later.`,
  },
  suspended: { title: 'Suspended', says: (since) => `Since ${since}. Its postings are hidden.` },
  closing: {
    title: 'Closing',
    says: (since) => `Since ${since}. Its Admin closed it; everybody who waits is being told.`,
  },
  closed: { title: 'Closed', says: (since) => `Since ${since}. Its Admin closed it for good.` },
  unverified: {
    title: 'Nothing to decide yet',
    says: () => 'The company has to prove its domain first. Until then it drafts and publishes nothing.',
  },
}

export interface DecisionMadeProps {
  company: CompanyCase
  state: Exclude<CompanyState, 'pending'>
}

/** What was decided, when, and what the company was told, word for word. */
export const DecisionMade = ({ company, state }: DecisionMadeProps) => (
  <Card asChild pad>
    <Stack asChild gap={3}>
      <section aria-labelledby="decided">
        <Heading as="h3" look="h4" id="decided">
          {SAID[state].title}
        </Heading>
        <Text size="sm">{SAID[state].says(formatRecent(company.since))}</Text>
        {company.reason && <Quote by="What it was told">{company.reason}</Quote>}
      </section>
    </Stack>
  </Card>
)
