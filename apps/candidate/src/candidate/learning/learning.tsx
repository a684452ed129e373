import { lazy, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { BRAND, getLearning, getReview, type LearningSection } from '@tryka/domain'
import { Badge, Columns, PageHead, Stack, SrOnly, StatStrip, LoadingRows, Tabs } from '@tryka/ui'
import { useAddress } from '../parts/address'
import { hoursText } from '../parts/hours-text'
import { ActivePaths } from './active-paths'
import { GoalCard } from './goal-card'

const Ledger = lazy(async () => ({ default: (await import('./ledger/ledger')).Ledger }))
const GoOn = lazy(async () => ({ default: (await import('./path/next-steps')).GoOn }))
const PathCard = lazy(async () => ({ default: (await import('./path/next-steps')).PathCard }))
const Aims = lazy(async () => ({ default: (await import('./path/next-steps')).Aims }))
const Reader = lazy(async () => ({ default: (await import('./reader/reader')).Reader }))
const Review = lazy(async () => ({ default: (await import('./review/review')).Review }))
const Certificates = lazy(async () => ({
  default: (await import('../parts/certificates/certificates-card')).CertificatesCard,
}))
const Courses = lazy(async () => ({ default: (await import('./courses/courses')).Courses }))

/** A tab that loads keeps the others, and the focus, where they are. */
const Tryk = () => (
  <Suspense fallback={<LoadingRows label="Loading TRYK" />}>
    <Ledger />
  </Suspense>
)

/** Paths under way with what to learn next, and the points that they and other things gave. */
export function Learning() {
  const address = useAddress()
  const module = address.get('module')
  /** A further tab is a line here. */
  const tabs = [
    { value: 'path', label: 'My path', content: <MyPath /> },
    { value: 'courses', label: 'Courses', content: <Courses /> },
    { value: 'review', label: 'Review', badge: <Due />, content: <Review /> },
    { value: 'tryk', label: BRAND.credits, content: <Tryk /> },
  ]
  const tab = tabs.find(({ value }) => value === address.get('tab'))?.value ?? 'path'
  if (module)
    return (
      <Suspense fallback={<LoadingRows label="Loading the module" />}>
        <Reader id={module} />
      </Suspense>
    )
  return (
    <Suspense fallback={<LoadingRows label="Loading learning paths" />}>
      <PageHead
        title="Learning Paths"
        context="Module by module, at your own pace."
        actions={
          <Suspense>
            <GoOn />
          </Suspense>
        }
      />
      <Tabs
        label="Learning Paths"
        value={tab}
        onValueChange={(to) =>
          address.set({ tab: to === 'path' ? undefined : to, page: undefined, of: undefined })
        }
        items={tabs}
      />
    </Suspense>
  )
}

/** How many cards are left of today; nothing where none is, or while it is not known. */
function Due() {
  const { left = 0, again = 0 } = useQuery(endpointQuery(getReview)).data ?? {}
  return left + again > 0 ? (
    <Badge>
      {left + again}
      <SrOnly> due</SrOnly>
    </Badge>
  ) : null
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

const Content = ({ data: { paths, stats, weeklyGoal } }: { data: LearningSection }) => (
  <Stack gap={5}>
    <StatStrip
      stats={[
        { label: 'Completed paths', value: stats.completedPaths, strand: 'vriddhi' },
        { label: 'Completed modules', value: stats.completedModules, strand: 'vriddhi' },
        { label: 'Time learned', value: hoursText(stats.totalMinutes), strand: 'vriddhi' },
        {
          label: 'Best training score',
          value: stats.bestScore ?? '–',
          note: stats.bestScore === null ? 'from three questions in one practice' : 'of 100, in practice',
          strand: 'vriddhi',
        },
      ]}
    />
    <Columns>
      <Stack gap={5}>
        <Suspense fallback={<LoadingRows label="Working out your path" />}>
          <PathCard />
        </Suspense>
        <ActivePaths paths={paths} />
        {/* There is nothing to see of it before a path is finished. */}
        <Suspense>
          <Certificates />
        </Suspense>
      </Stack>
      <Stack gap={5}>
        <GoalCard goal={weeklyGoal} />
        <Suspense fallback={<LoadingRows label="Loading your targets" />}>
          <Aims />
        </Suspense>
      </Stack>
    </Columns>
  </Stack>
)
