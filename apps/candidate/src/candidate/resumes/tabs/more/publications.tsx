import { formatMonth, RESUME_LIMITS, type Publication } from '@tryka/domain'
import { Pair } from '@tryka/ui'
import { withEntry } from '../../editor/editor-context'
import { EntryList } from '../../fields/entry-list'
import { TextField } from '../../fields/fields'

const write = (index: number, field: keyof Publication) => (value: string) =>
  withEntry('publications', index, (before) => ({ ...before, [field]: value }))

const line = { maxLength: RESUME_LIMITS.line }

/** Papers, books, talks and articles. */
export const Publications = () => (
  <EntryList
    list="publications"
    label="Publications"
    addLabel="Add Publication"
    noun="Publication"
    hint="Papers, books, articles, talks."
    titleOf={(one) => one.name}
    summaryOf={(one) => [one.publisher, formatMonth(one.date)].filter(Boolean).join(', ')}
    firstField="name"
  >
    {(one, index, path) => (
      <>
        <TextField
          {...line}
          path={`${path}.name`}
          label="Title"
          value={one.name}
          write={write(index, 'name')}
        />
        <TextField
          {...line}
          path={`${path}.authors`}
          label="Authors"
          optional
          hint="As they are printed, you among them."
          value={one.authors}
          write={write(index, 'authors')}
        />
        <Pair>
          <TextField
            {...line}
            path={`${path}.publisher`}
            label="Where it appeared"
            optional
            value={one.publisher}
            write={write(index, 'publisher')}
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
          path={`${path}.link`}
          label="Link"
          optional
          type="url"
          placeholder="https://"
          value={one.link}
          write={write(index, 'link')}
          maxLength={RESUME_LIMITS.link}
        />
        <TextField
          path={`${path}.summary`}
          label="What it is about"
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
