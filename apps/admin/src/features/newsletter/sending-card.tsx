import { useState } from 'react'
import { styled } from 'styled-components'
import { canDo, ISSUE_MACHINE, type Issue } from '@tryka/domain'
import { Button, ButtonRow, Card, CardBody, ConfirmDialog, Heading, Text } from '@tryka/ui'
import { useMay } from '../../base/deciders'
import { formatCount } from '../../base/format'
import { Failures } from './failures'
import { useMove } from './newsletter.queries'
import { leftOf, paceOf, titleOf } from './words'

/** A letter on its way: how many have it, who did not get it, and the way to stop. */
export function SendingCard({ issue, perHour }: { issue: Issue; perHour: number }) {
  const [isEnding, setEnding] = useState(false)
  const [isShown, setShown] = useState(false)
  const pause = useMove('pause')
  const resume = useMove('resume')
  const cancel = useMove('cancel', () => setEnding(false))
  const { sent, failed, skipped, retried, recipients, state } = issue
  const decides = useMay('moderator')
  const may = (action: string) => decides && canDo(ISSUE_MACHINE, state, action, 'platform')
  const left = leftOf(issue)
  const share = (count: number) => `${recipients ? (count / recipients) * 100 : 0}%`
  const words = [
    { tone: 'var(--vriddhi)', text: `${formatCount(sent)} sent` },
    { tone: 'var(--danger)', text: `${formatCount(failed)} failed` },
    {
      tone: 'var(--line-strong)',
      text: `${formatCount(left)} left${retried ? `, ${formatCount(retried)} of them tried again` : ''}`,
    },
    ...(skipped ? [{ tone: 'var(--line)', text: `${formatCount(skipped)} left the list before` }] : []),
  ]
  return (
    <Card asChild>
      <article aria-label={titleOf(issue)}>
        <CardBody>
          <Parts>
            <Head>
              <div>
                <Heading as="h3" look="h4">
                  {titleOf(issue)}
                </Heading>
                <Text size="sm" tone={3}>
                  {paceOf(issue, perHour)}
                </Text>
              </div>
              <ButtonRow>
                {may('pause') && (
                  <Button
                    size="sm"
                    variant="secondary"
                    busy={pause.isPending}
                    onClick={() => pause.mutate(issue)}
                  >
                    Pause
                  </Button>
                )}
                {may('resume') && (
                  <Button size="sm" busy={resume.isPending} onClick={() => resume.mutate(issue)}>
                    Go on
                  </Button>
                )}
                {may('cancel') && (
                  <Button size="sm" variant="quiet" onClick={() => setEnding(true)}>
                    Cancel the rest
                  </Button>
                )}
                {(failed > 0 || retried > 0) && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-expanded={isShown}
                    onClick={() => setShown(!isShown)}
                  >
                    {isShown ? 'Hide failures' : 'See failures'}
                  </Button>
                )}
              </ButtonRow>
            </Head>
            <Bar role="img" aria-label={words.map(({ text }) => text).join(', ')}>
              <i style={{ width: share(sent), background: 'var(--vriddhi)' }} />
              <i style={{ width: share(failed), background: 'var(--danger)' }} />
              <i style={{ width: share(skipped), background: 'var(--line)' }} />
            </Bar>
            <Words>
              {words.map(({ tone, text }) => (
                <span key={text}>
                  <i style={{ background: tone }} />
                  {text}
                </span>
              ))}
            </Words>
            {isShown && <Failures id={issue.id} />}
          </Parts>
        </CardBody>
        <ConfirmDialog
          open={isEnding}
          onOpenChange={setEnding}
          title="Stop this letter for good?"
          text={`${formatCount(left)} people do not get it then. Who has it keeps it.`}
          confirmLabel="Stop it"
          busyLabel="Stopping…"
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(issue)}
        />
      </article>
    </Card>
  )
}

const Parts = styled.div`
  display: grid;
  gap: var(--sp-3);
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--sp-3);
  > div:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
const Bar = styled.div`
  display: flex;
  height: 0.875rem;
  background: var(--line-strong);
  clip-path: polygon(8px 0, 100% 0, calc(100% - 8px) 100%, 0 100%);
  forced-color-adjust: none;
`
const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1rem;
  font-size: var(--fs-2);
  color: var(--text-2);
  > span {
    display: inline-flex;
    align-items: center;
    gap: 0.4375rem;
  }
  i {
    width: 1.25rem;
    height: 0.5rem;
    clip-path: polygon(4.6px 0, 100% 0, calc(100% - 4.6px) 100%, 0 100%);
    forced-color-adjust: none;
  }
`
