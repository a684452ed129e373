import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { BRAND, getLearning, type LearningSection } from '@tryka/domain'
import { Columns, PageHead, Stack, StatStrip, LoadingRows, Tabs } from '@tryka/ui'
import { useAddress } from '../parts/address'
import { hoursText } from '../parts/hours-text'
import { ActivePaths } from './active-paths'
import { GoalCard } from './goal-card'
import { Ledger } from './ledger/ledger'
import { RecommendedCourses } from './recommended-courses'

/** Paths under way with what to learn next, and the points that they and other things gave. */
export function Learning() {
  const address = useAddress()
  const tab = address.get('tab') === 'tryk' ? 'tryk' : 'path'
  return (
    <>
      <PageHead title="Learning Paths" context="Module by module, at your own pace." />
      <Tabs
        label="Learning Paths"
        value={tab}
        onValueChange={(to) => address.set({ tab: to === 'path' ? undefined : to, page: undefined })}
        items={[
          { value: 'path', label: 'My path', content: <MyPath /> },
          { value: 'tryk', label: BRAND.credits, content: <Ledger /> },
        ]}
      />
    </>
  )
}

function MyPath() {
  const learning = useQuery(endpointQuery(getLearning))
  return (
    <QueryView
      query={learning}
      loading={<LoadingRows label="Loading learning paths" />}
      boxed
      errorText="The learning paths could not be loaded. Check your connection, then try again."
    >
      {(data) => <Content data={data} />}
    </QueryView>
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
          value: stats.bestScore ?? '–',
          note: 'of 100, in practice',
          strand: 'vriddhi',
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
