import type { CandidateOverview } from '@tryka/domain'
import { Card, CardBody, CardHead, Row, SrOnly, Stack, Text, TextLink, Tryk } from '@tryka/ui'
import { sectionPath } from '../parts/address'
import { WeekChart } from '../parts/week-chart'
import { hoursText } from '../parts/hours-text'
import { Link } from '../../base/address/placed-link'

type WeeklyGoalProps = CandidateOverview['week'] & { credits: CandidateOverview['credits'] }

const hours = (minutes: number): number => Math.round(minutes / 6) / 10

/** Learning of the last seven days, and the credits that it and other things brought. */
export const WeeklyGoal = ({ goalHours, doneMinutes, logged, days, credits }: WeeklyGoalProps) => {
  const left = goalHours * 60 - doneMinutes
  return (
    <Card asChild>
      <section aria-labelledby="weekly-goal">
        <CardHead
          action={
            <Text as="span" size="sm" tone={3}>
              {hours(doneMinutes)} of {goalHours} hours
            </Text>
          }
        >
          <h2 id="weekly-goal">Weekly goal</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            <WeekChart days={days} doneMinutes={doneMinutes} goalHours={goalHours} />
            <Text size="sm" tone={2}>
              {hours(doneMinutes - logged)} h here, {hours(logged)} h logged by you
            </Text>
            <Row between wrap>
              <Text size="sm">{left > 0 ? `${hoursText(left)} to go` : 'Goal reached'}</Text>
              <TextLink asChild>
                <Link to={sectionPath('learning')}>Learning Paths</Link>
              </TextLink>
            </Row>
            {credits.newest && (
              <Row between wrap>
                <Text size="sm">{credits.newest.reason}</Text>
                <Tryk amount={credits.newest.amount} signed />
              </Row>
            )}
            <Row between wrap>
              <TextLink asChild>
                <Link to={sectionPath('learning', { tab: 'tryk' })}>
                  Balance<SrOnly>: every row</SrOnly>
                </Link>
              </TextLink>
              <Tryk amount={credits.balance} />
            </Row>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
