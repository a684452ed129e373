import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getLearning, type LearningSection } from '@tryka/domain'
import { Columns, PageHead, Stack, StatStrip, LoadingRows } from '@tryka/ui'
import { hoursText } from '../parts/hours-text'
import { ActivePaths } from './active-paths'
import { GoalCard } from './goal-card'
import { RecommendedCourses } from './recommended-courses'

/** Paths under way, what to learn next, and the week. */
export function Learning() {
  const learning = useQuery(endpointQuery(getLearning))
  return (
    <>
      <PageHead title="Learning Paths" context="Module by module, at your own pace." />
      <QueryView
        query={learning}
        loading={<LoadingRows label="Loading learning paths" />}
        boxed
        errorText="The learning paths could not be loaded. Check your connection, then try again."
      >
        {(data) => <Content data={data} />}
      </QueryView>
    </>
  )
}

const Content = ({ data: { paths, recommended, stats, weeklyGoal } }: { data: LearningSection }) => (
  <Stack gap={5}>
    <StatStrip
      stats={[
        { label: 'Completed paths', value: stats.completedPaths, strand: 'vriddhi' },
        { label: 'Completed modules', value: stats.completedModules, strand: 'vriddhi' },
        { label: 'Time learned', value: hoursText(stats.totalMinutes), strand: 'vriddhi' },
        {
          label: 'Best training score',
          value: stats.bestScore === null ? '–' : `${stats.bestScore}%`,
          strand: 'satya',
        },
      ]}
    />
    <Columns>
      <Stack gap={5}>
        <ActivePaths paths={paths} />
        <RecommendedCourses courses={recommended} />
      </Stack>
      <GoalCard goal={weeklyGoal} />
    </Columns>
  </Stack>
)
