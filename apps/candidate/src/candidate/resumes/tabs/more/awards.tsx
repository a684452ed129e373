import { formatMonth, RESUME_LIMITS, type Award } from '@tryka/domain'
import { Pair } from '@tryka/ui'
import { withEntry } from '../../editor/editor-context'
import { EntryList } from '../../fields/entry-list'
import { TextField } from '../../fields/fields'

const write = (index: number, field: keyof Award) => (value: string) =>
  withEntry('awards', index, (before) => ({ ...before, [field]: value }))

const line = { maxLength: RESUME_LIMITS.line }

/** Prizes and honours. */
export const Awards = () => (
  <EntryList
    list="awards"
    label="Awards"
    addLabel="Add Award"
    noun="Award"
    hint="Prizes, honours, scholarships."
    titleOf={(one) => one.title}
    summaryOf={(one) => [one.awarder, formatMonth(one.date)].filter(Boolean).join(', ')}
    firstField="title"
  >
    {(one, index, path) => (
      <>
        <TextField
          {...line}
          path={`${path}.title`}
          label="Award"
          value={one.title}
          write={write(index, 'title')}
        />
        <Pair>
          <TextField
            {...line}
            path={`${path}.awarder`}
            label="Given by"
            optional
            value={one.awarder}
            write={write(index, 'awarder')}
          />
          <TextField
            {...line}
            path={`${path}.date`}
            label="Date"
            optional
            placeholder="2024-05"
            value={one.date}
            write={write(index, 'date')}
          />
        </Pair>
        <TextField
          path={`${path}.summary`}
          label="What it was for"
          optional
          rows={2}
          value={one.summary}
          write={write(index, 'summary')}
          maxLength={RESUME_LIMITS.paragraph}
        />
      </>
    )}
  </EntryList>
)
