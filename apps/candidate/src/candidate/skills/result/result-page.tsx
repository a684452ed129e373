import { getAttemptResult, SKILL_LEVEL_NAMES, type AttemptResult } from '@tryka/domain'
import { QueryView } from '@tryka/app-shell'
import { CardBody, Columns, LoadingRows, Rows, RowItem, SrOnly, Stack, Text, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useRead } from '../../../base/calls/calls'
import { formatDate } from '../../../base/format/format'
import { sectionPath, useAddress } from '../../parts/address'
import { BackLine } from '../../../base/back-line'
import { Box } from '../../../base/box'
import { Ticks } from '../ticks'
import { AppealsCard } from './appeals-card'
import { Held } from './held'
import { Outcome } from './outcome'
import { TopicsCard } from './topics-card'

/** What an attempt showed, and how sure that is. */
export function ResultPage({ id }: { id: string }) {
  const address = useAddress()
  const result = useRead(getAttemptResult, { params: { id } })
  return (
    <Stack gap={4}>
      <BackLine label="Skills & Credentials" to={address.with({ result: undefined })} />
      <SrOnly role="status">{result.data && said(result.data)}</SrOnly>
      <QueryView
        query={result}
        loading={<LoadingRows label="Loading the result" />}
        boxed
        errorText="The result could not be loaded. Check your connection, then try again."
      >
        {(data) => <Content result={data} />}
      </QueryView>
    </Stack>
  )
}

/** The focus is on the way back when the result comes: it is told to whoever does not see it. */
function said({ skill, level, score, interval: { low, high } }: AttemptResult): string {
  const name = level === null ? 'no level yet' : SKILL_LEVEL_NAMES[level]
  return `Your result in ${skill}: ${name}. Score ${score}, likely ${low} to ${high}.`
}

const Content = ({ result }: { result: AttemptResult }) => {
  const { level, topics, next, againAt, calibration, share, paths, hold } = result
  if (hold && hold.state !== 'confirmed')
    return (
      <Stack gap={5}>
        <Held result={result} hold={hold} />
        <AppealsCard result={result} />
      </Stack>
    )
  return (
    <Stack gap={5}>
      <Outcome result={result} />
      <Columns>
        <Stack gap={5}>
          <TopicsCard topics={topics} />
          {next && (
            <Box title={`What ${next.name} asks for`}>
              <CardBody>
                <Stack gap={4}>
                  <Ticks
                    no={next.can.map((each) =>
                      each.replace(/^can (.)/, (_, first: string) => first.toUpperCase()),
                    )}
                  />
                  {level !== null && <Again at={againAt} />}
                </Stack>
              </CardBody>
            </Box>
          )}
        </Stack>
        <Stack gap={5}>
          {paths.length > 0 && (
            <Box title={againAt ? `Until ${formatDate(againAt)}` : 'To learn meanwhile'}>
              <Rows>
                {paths.map(({ id, title }) => (
                  <RowItem key={id}>
                    <TextLink asChild>
                      <Link to={sectionPath('learning', {})}>{title}</Link>
                    </TextLink>
                  </RowItem>
                ))}
              </Rows>
            </Box>
          )}
          <Box title="What this says, and what not">
            <CardBody>
              <Ticks
                yes={['Graded by machine, the same way twice', 'The range says how sure it is']}
                no={[
                  ...(level === null
                    ? []
                    : ['In simulation 1 badge in 25 is a level too high. This may be one']),
                  'Taken unsupervised. It cannot know who sat at the keyboard',
                  ...(calibration === 'provisional'
                    ? ['Difficulties are provisional, so the range is wider']
                    : []),
                ]}
              />
            </CardBody>
          </Box>
          <Box title={level === null ? 'Who knows' : 'Who sees it'}>
            <CardBody>
              <Text size="sm">{seenBy(level !== null, share)}</Text>
            </CardBody>
          </Box>
          <AppealsCard result={result} />
        </Stack>
      </Columns>
    </Stack>
  )
}

const Again = ({ at }: { at: string | null }) => (
  <Text size="sm">
    {at ? (
      <>
        You can take it again from <b>{formatDate(at)}</b>.
      </>
    ) : (
      'You can take it again now.'
    )}{' '}
    The better level counts; a worse result changes nothing.
  </Text>
)

function seenBy(isProved: boolean, share: boolean): string {
  if (!isProved) return 'Nobody but you. No employer, no match and no public page can tell that you took it.'
  return share
    ? 'Employers see level, score with range, month and “unsupervised”. Never answers, times or other attempts.'
    : 'Nobody but you. You chose to keep it private.'
}
