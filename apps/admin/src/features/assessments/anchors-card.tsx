import { useId } from 'react'
import { canDo, ANCHOR_MACHINE, type AnchorSummary, type LogHealth } from '@tryka/domain'
import { Card, CardBody, CardHead, KeyValues, Mono, StatusDot, Table, Text, type Column } from '@tryka/ui'
import { At, Lines } from '../../base/cells'
import { Deciders } from '../../base/deciders'
import { formatCount } from '../../base/format'
import { GiveUpAnchor } from './give-up-anchor'
import { ANCHOR_TONES, ANCHOR_WORDS } from './words'

const mayEnd = ({ state }: AnchorSummary): boolean => canDo(ANCHOR_MACHINE, state, 'give_up', 'platform')

const COLUMNS: Column<AnchorSummary>[] = [
  {
    key: 'size',
    head: 'State of the log',
    rowHead: true,
    cell: ({ size, queuedAt }) => (
      <Lines style={{ minWidth: '8.5rem' }}>
        {formatCount(size)} {size === 1 ? 'entry' : 'entries'}
        <small>
          <At at={queuedAt} />
        </small>
      </Lines>
    ),
  },
  {
    key: 'state',
    head: 'Anchor',
    cell: ({ state, isStuck, fault, tries, givenUpBy, reason }) => (
      <Lines>
        <StatusDot tone={isStuck ? 'danger' : ANCHOR_TONES[state]}>
          {isStuck ? 'Stuck' : ANCHOR_WORDS[state]}
        </StatusDot>
        {state === 'given_up' ? (
          <small>
            {givenUpBy}: {reason}
          </small>
        ) : (
          fault && (
            <small>
              {isStuck && `${ANCHOR_WORDS[state]}. `}
              {fault}
              {tries > 1 && ` ${formatCount(tries)} times in a row.`}
            </small>
          )
        )}
      </Lines>
    ),
  },
  {
    key: 'place',
    head: 'Transaction',
    cell: ({ chain, block, tx }) => (
      <Lines>
        {chain}
        {block !== null && `, block ${formatCount(block)}`}
        {tx && (
          <small>
            <Mono>{tx}</Mono>
          </small>
        )}
      </Lines>
    ),
  },
]

/** Where roots of the log are written, and how far each is. */
export function AnchorsCard({ health: { anchoring, anchors } }: { health: LogHealth }) {
  const id = useId()
  // One at most is on its way, and as long as it gets on nobody has to do anything.
  const stuck = anchors.find((each) => each.isStuck && mayEnd(each))
  return (
    <Card asChild>
      <section aria-labelledby={id} style={{ minWidth: 0 }}>
        <CardHead>
          <h2 id={id}>Anchors</h2>
        </CardHead>
        <CardBody>
          {anchoring ? (
            <KeyValues
              items={[
                { label: 'Chain', value: anchoring.chain },
                {
                  label: 'Contract',
                  value: <Mono style={{ overflowWrap: 'anywhere' }}>{anchoring.contract}</Mono>,
                },
                { label: 'How often', value: everyWords(anchoring.everyMinutes) },
              ]}
            />
          ) : (
            <Text size="sm">
              The log is not anchored: no contract is named. Screens say that credentials are recorded, and
              nothing of a chain.
            </Text>
          )}
        </CardBody>
        {anchors.length > 0 && (
          <Table
            caption="Anchors, the newest first"
            columns={COLUMNS}
            rows={anchors}
            rowKey={(row) => row.id}
          />
        )}
        {stuck && (
          <Deciders>
            <CardBody>
              <GiveUpAnchor key={stuck.id} anchor={stuck} />
            </CardBody>
          </Deciders>
        )}
        {anchoring && anchors.length === 0 && (
          <CardBody>
            <Text size="sm">The first anchor begins with the first entry of the log.</Text>
          </CardBody>
        )}
      </section>
    </Card>
  )
}

const everyWords = (minutes: number): string =>
  minutes === 60
    ? 'Once an hour, if the log has grown'
    : `Every ${formatCount(minutes)} minutes, if the log has grown`
