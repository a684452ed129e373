import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { REPORT_REASON_WORDS, type CaseDetail, type SeenFact } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, Columns, Stack, Text, TextLink } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { formatTime } from '../../base/format'
import { MadeDecisions } from '../../base/made-decisions'
import { useCaseWork } from './cases.queries'
import { RulingForm } from './ruling-form'
import { stateOf, SUBJECT_WORDS, weightOf } from './words'

/** One case: what was seen and what is there now, who said what, what was decided before, and the decision. */
export function CaseView({ of, takesFocus }: { of: CaseDetail; takesFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const work = useCaseWork(of.id)
  return (
    <Stack gap={5}>
      <Card asChild>
        <section aria-labelledby="case">
          <CardHead
            action={
              of.account && (
                <TextLink asChild>
                  <Link to={`/admin-users?user=${encodeURIComponent(of.account.id)}`}>Open account</Link>
                </TextLink>
              )
            }
          >
            <Title id="case" ref={title} tabIndex={-1}>
              {of.name}
            </Title>
          </CardHead>
          <CardBody>
            <Stack gap={3}>
              <Text size="sm">
                {SUBJECT_WORDS[of.subject]}, {weightOf(of)}, since {formatTime(of.openedAt)}. {stateOf(of)}.
              </Text>
              {of.state === 'open' && (
                <Deciders>
                  <div>
                    <Button
                      variant="secondary"
                      size="sm"
                      busy={work.take.isPending}
                      onClick={() => work.take.mutate()}
                    >
                      Take this case
                    </Button>
                  </div>
                </Deciders>
              )}
              <Columns ratio="half">
                <Seen title="When it was reported" facts={of.snapshot} none="Nothing was kept." />
                <Seen title="Now" facts={of.now} none="It is not there any more." />
              </Columns>
            </Stack>
          </CardBody>
        </section>
      </Card>
      <Told told={of.told} />
      {of.history.length > 0 && (
        <Card asChild>
          <section aria-labelledby="history">
            <CardHead>
              <h3 id="history">Decided before</h3>
            </CardHead>
            <CardBody>
              <MadeDecisions decisions={of.history} onLifted={work.readAgain} />
            </CardBody>
          </section>
        </Card>
      )}
      {of.may.length > 0 && (
        <Deciders told>
          <RulingForm
            of={of}
            busy={work.decide.isPending}
            onDecide={(ruling) => work.decide.mutate(ruling)}
          />
        </Deciders>
      )}
    </Stack>
  )
}

function Seen({ title, facts, none }: { title: string; facts: readonly SeenFact[]; none: string }) {
  return (
    <div>
      <h3>{title}</h3>
      {facts.length === 0 && <Text size="sm">{none}</Text>}
      <Facts>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </Facts>
    </div>
  )
}

const Told = ({ told }: Pick<CaseDetail, 'told'>) => (
  <Card asChild>
    <section aria-labelledby="told">
      <CardHead>
        <h3 id="told">Reports</h3>
      </CardHead>
      <CardBody>
        <Words>
          {told.map(({ id, reason, text, at, reporter }) => (
            <li key={id}>
              <b>{REPORT_REASON_WORDS[reason]}</b>
              <blockquote dir="auto">{text || 'The words went with the account that wrote them.'}</blockquote>
              <Text size="sm" tone={3}>
                {reporter || 'Former account'}, {formatTime(at)}
              </Text>
            </li>
          ))}
        </Words>
      </CardBody>
    </section>
  </Card>
)

const Title = styled.h2`
  overflow-wrap: anywhere;
`
const Facts = styled.dl`
  display: grid;
  gap: var(--sp-2);
  margin-top: var(--sp-2);
  font-size: var(--fs-3);
  dt {
    color: var(--text-3);
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
const Words = styled.ul`
  display: grid;
  gap: var(--sp-4);
  b {
    font-weight: var(--fw-medium);
  }
  blockquote {
    margin: var(--sp-1) 0;
    padding-left: var(--sp-4);
    border-left: 3px solid var(--line-strong);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
