import { QueryView } from '@tryka/app-shell'
import { PRACTICE_TYPE_NAMES, type CoachContent } from '@tryka/domain'
import { Badge, LoadingRows, Stack, type Column } from '@tryka/ui'
import { formatCount } from '../../base/format'
import { useCoachContent } from './coach.queries'
import { counts, Listed } from './listed'
import { gateText } from './words'

type Area = CoachContent['questions'][number]
type Path = CoachContent['paths'][number]
type Figure = CoachContent['figures'][number]

const AREAS: Column<Area>[] = [
  { key: 'area', head: 'Field', cell: ({ area }) => area, rowHead: true },
  { key: 'type', head: 'Type', cell: ({ type }) => PRACTICE_TYPE_NAMES[type], nowrap: true },
  ...counts<Area, 'active' | 'draft' | 'suspect' | 'retired' | 'readTwice' | 'readOnce'>({
    active: 'Asked',
    draft: 'Draft',
    suspect: 'Suspect',
    retired: 'Retired',
    readTwice: 'Both readings',
    readOnce: 'One reading',
  }),
]
const PATHS: Column<Path>[] = [
  { key: 'title', head: 'Path', cell: ({ title }) => title, rowHead: true },
  ...counts<Path, 'modules' | 'written' | 'open'>({ modules: 'Modules', written: 'Written', open: 'Open' }),
]
const FIGURES: Column<Figure>[] = [
  { key: 'measure', head: 'Measure', cell: ({ measure }) => measure, rowHead: true },
  { key: 'value', head: 'Measured', cell: ({ value }) => value.toFixed(3), numeric: true, nowrap: true },
  { key: 'gate', head: 'Gate', cell: gateText, numeric: true, nowrap: true },
  { key: 'cases', head: 'Answers', cell: ({ cases }) => formatCount(cases), numeric: true },
  {
    key: 'isMet',
    head: 'State',
    cell: ({ isMet }) => <Badge tone={isMet ? 'neutral' : 'danger'}>{isMet ? 'Met' : 'Not met'}</Badge>,
  },
]

/** What there is to practise and to learn, by field and by path, and how far the coach agrees with raters. */
export function Content() {
  const content = useCoachContent()
  return (
    <QueryView
      query={content}
      loading={<LoadingRows label="Loading the content of the coach" />}
      boxed
      errorText="The content of the coach could not be loaded. Check your connection, then try again."
    >
      {({ questions, paths, figures }) => (
        <Stack gap={5}>
          <Listed
            title="Questions by field and type"
            note="Readings of the revision that is asked now. A question of several fields is in each."
            columns={AREAS}
            rows={questions}
            keyOf={({ area, type }) => `${area} ${type}`}
          />
          <Listed
            title="Modules by path"
            note="Open ones have both reviews: they are what people read."
            columns={PATHS}
            rows={paths}
            keyOf={({ id }) => id}
          />
          <Listed
            title="Coach and raters"
            note="Measured on answers that two raters judged as well."
            columns={FIGURES}
            rows={figures}
            keyOf={({ measure }) => measure}
          />
        </Stack>
      )}
    </QueryView>
  )
}
