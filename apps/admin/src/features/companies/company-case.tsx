import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { CompanyCase as Case } from '@tryka/domain'
import { Avatar, Card, CardHead, Notice, Stack, TextLink } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { ChangeAsked } from './change-asked'
import { CompanyDecisions } from './company-decisions'
import { CompanyEvidence } from './company-evidence'
import { CompanyStatus } from './company-status'
import { DecisionForm, type DecisionFormProps } from './decision-form'
import { DecisionMade } from './decision-made'
import { QuestionCard } from './question-card'
import { searchOf } from './use-choice'
import type { Trouble } from './use-decision'
import { summaryOf } from './words'

export interface CompanyCaseProps extends Pick<
  DecisionFormProps,
  'reason' | 'onReason' | 'busy' | 'onDecide'
> {
  company: Case
  trouble: Trouble | undefined
  /** It was opened by somebody: the keyboard and readers go on at its name. */
  takesFocus: boolean
}

/** One company: what speaks for it, and the decision about it. */
export function CompanyCase({ company, trouble, takesFocus, ...form }: CompanyCaseProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const { id, name, state } = company
  return (
    <Stack gap={5}>
      {trouble?.kind === 'changed' && (
        <Notice title="This was changed somewhere else">
          Your decision was not saved. You now see the newest state.
        </Notice>
      )}
      <Card asChild>
        <section aria-labelledby={`company-${id}`}>
          <CardHead action={<CompanyStatus state={state} />}>
            <Who>
              <Avatar name={name} square tone="satya" />
              <div>
                <Name ref={title} id={`company-${id}`} tabIndex={-1}>
                  {name}
                </Name>
                <p>{summaryOf(company)}</p>
              </div>
            </Who>
          </CardHead>
          <CompanyEvidence company={company} />
        </section>
      </Card>
      {company.waits !== 'proof' && <ChangeAsked company={company} />}
      {trouble?.kind === 'here' && <Taken by={trouble.other} domain={company.domain} />}
      <QuestionCard company={company} key={`${id}:${company.question?.askedAt ?? ''}`} />
      {company.waits || state === 'pending' ? (
        <Deciders told>
          <DecisionForm
            company={company}
            refused={trouble?.kind === 'reason' ? trouble.text : undefined}
            {...form}
          />
        </Deciders>
      ) : (
        <DecisionMade company={company} state={state} />
      )}
      <CompanyDecisions company={company} />
    </Stack>
  )
}

/** The toast has said it; this stays, with the way to the other company. */
const Taken = ({ by, domain }: { by: { id: string; name: string }; domain: string }) => (
  <Notice title={`${domain} has a verified company already`}>
    <TextLink asChild>
      <Link to={{ search: searchOf('verified', by.id) }}>{by.name}</Link>
    </TextLink>{' '}
    proved it first, and a domain has one verified company. Refuse this one and say whom to ask.
  </Notice>
)

const Who = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--sp-3);
  min-width: 0;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 0.125rem;
    font-size: var(--fs-2);
    line-height: 1.4;
    color: var(--text-3);
  }
`
const Name = styled.h2`
  scroll-margin-top: calc(var(--app-header) + var(--sp-4));
  &:focus-visible {
    outline-offset: 0;
  }
`
