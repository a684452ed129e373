import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import type { LogHealth } from '@tryka/domain'
import { Card, CardBody, CardHead, KeyValues, LoadingRows, Notice, Stack, StatusDot } from '@tryka/ui'
import { formatCount, formatTime } from '../../base/format'
import { AnchorsCard } from './anchors-card'
import { useLogHealth } from './log.queries'

/** The public log: whether it is in order, who signed it, and where its roots are written. */
export function LogView() {
  const health = useLogHealth()
  return (
    <QueryView
      query={health}
      loading={<LoadingRows label="Loading the public log" />}
      boxed
      errorText="The public log could not be loaded. Check your connection, then try again."
    >
      {(data) => (
        <Stack gap={5}>
          {!data.trouble && <Stuck anchors={data.anchors} />}
          <LogCard health={data} />
          <AnchorsCard health={data} />
        </Stack>
      )}
    </QueryView>
  )
}

/** Nothing is issued as long as it stands here, so it stands above every list. */
export const LogTrouble = ({ trouble }: Pick<LogHealth, 'trouble'>) =>
  trouble && (
    <Alarm tone="danger" title="The public log is not in order" role="alert">
      {sentence(trouble)} Nothing is signed or issued until it is. Stop the servers, find out what wrote to
      the tables of the log, and restore the newest copy of the database; change no row by hand, for that
      would show. Where the copy knows less than was published, run log:recover with a mirror of the log.
    </Alarm>
  )

const Stuck = ({ anchors }: Pick<LogHealth, 'anchors'>) =>
  anchors.some(({ isStuck }) => isStuck) && (
    <Notice title="An anchor is stuck">
      Credentials are issued as ever, and say that they wait to be anchored. What the chain answered stands
      below: the account may be empty, the price above the cap, or the address wrong. An anchor that cannot
      get through is given up; the next one holds all that it would have held.
    </Notice>
  )

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const LogCard = ({ health: { size, signedAt, trouble, witnesses } }: { health: LogHealth }) => (
  <Card asChild>
    <section aria-labelledby="public-log">
      <CardHead>
        <h2 id="public-log">Public log</h2>
      </CardHead>
      <CardBody>
        <KeyValues
          items={[
            {
              label: 'State',
              value: (
                <StatusDot tone={trouble ? 'danger' : 'vriddhi'}>
                  {trouble ? 'Not in order' : 'In order'}
                </StatusDot>
              ),
            },
            { label: 'Entries', value: formatCount(size) },
            { label: 'Last checkpoint', value: signedAt ? formatTime(signedAt) : 'None yet' },
            ...(witnesses.length
              ? witnesses.map(witnessItem)
              : [{ label: 'Witnesses', value: 'None are named' }]),
          ]}
        />
      </CardBody>
    </section>
  </Card>
)

const witnessItem = ({ name, hasSigned }: LogHealth['witnesses'][number]) => ({
  label: `Witness ${name}`,
  value: hasSigned ? 'Signed the last checkpoint' : 'Has not signed the last checkpoint yet',
})

const Alarm = styled(Notice)`
  margin-bottom: var(--sp-5);
`
