import { getTrack, type TrackSlug, type TrackView } from '@tryka/domain'
import { Columns, LoadingRows, PageHead, Stack } from '@tryka/ui'
import { QueryView } from '@tryka/app-shell'
import { useRead } from '../../../base/calls/calls'
import { useAddress } from '../../parts/address'
import { BackLine } from '../../../base/back-line'
import { Begin } from './begin'
import { KindsCard } from './kinds-card'
import { ExampleCard, LevelsCard, RecordedCard, TopicsCard } from './know-cards'

/** What a person knows before an assessment, and beside it what they agree to. */
export function TrackPage({ slug }: { slug: TrackSlug }) {
  const address = useAddress()
  const track = useRead(getTrack, { params: { track: slug } })
  return (
    <Stack gap={4}>
      <BackLine label="Skills & Credentials" to={address.with({ track: undefined })} />
      <QueryView
        query={track}
        loading={<LoadingRows label="Loading the assessment" />}
        boxed
        errorText="This assessment could not be loaded. Check your connection, then try again."
      >
        {(data) => <Content track={data} />}
      </QueryView>
    </Stack>
  )
}

const Content = ({ track }: { track: TrackView }) => {
  const { minutes, tasks } = track
  return (
    <div>
      <PageHead
        title={`${track.skill} assessment`}
        context={`${tasks.least} to ${tasks.most} tasks, ${minutes.least} to ${minutes.most} minutes, then a result at once.`}
      />
      <Columns>
        <Stack gap={5}>
          <TopicsCard topics={track.topics} />
          <KindsCard track={track.track} />
          <LevelsCard levels={track.levels} />
          <RecordedCard />
        </Stack>
        <Stack gap={5}>
          <Begin track={track} />
          <ExampleCard />
        </Stack>
      </Columns>
    </div>
  )
}
