import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { coachToday } from '@tryka/domain'
import { Card, CardBody, CardHead, LoadingRows, Row, Stack, Text, TextLink, Tryk } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { sectionPath } from '../parts/address'
import { Things } from './today'

/** What is for today, on the overview. */
export function TodayCard() {
  const today = useQuery(endpointQuery(coachToday))
  return (
    <Card asChild>
      <section aria-labelledby="today">
        <CardHead>
          <h2 id="today">Today</h2>
        </CardHead>
        <CardBody>
          <QueryView
            query={today}
            loading={<LoadingRows label="Loading what is for today" rows={3} />}
            errorText="What is for today could not be loaded. Check your connection, then try again."
          >
            {({ things, credits }) => (
              <Stack gap={4}>
                <Things things={things} />
                <Row between wrap>
                  <Text size="sm">
                    <Tryk amount={credits} />
                  </Text>
                  <TextLink asChild>
                    <Link to={sectionPath('learning', { tab: 'tryk' })}>Where they come from</Link>
                  </TextLink>
                </Row>
              </Stack>
            )}
          </QueryView>
        </CardBody>
      </section>
    </Card>
  )
}
