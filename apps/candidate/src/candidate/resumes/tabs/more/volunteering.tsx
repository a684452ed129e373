import { formatPeriod, RESUME_LIMITS, type Volunteering as Entry } from '@tryka/domain'
import { Checkbox, Pair } from '@tryka/ui'
import { useEditor, withEntry } from '../../editor/editor-context'
import { BulletList } from '../../fields/bullet-list'
import { EntryList } from '../../fields/entry-list'
import { AboutFields } from '../../fields/about-fields'
import { MonthField, TextField } from '../../fields/fields'

const summaryOf = (one: Entry) => [one.organization, formatPeriod(one)].filter(Boolean).join(', ')

/** Work without pay, newest first. */
export const Volunteering = () => (
  <EntryList
    list="volunteer"
    label="Volunteering"
    addLabel="Add Role"
    noun="Role"
    hint="Newest first."
    titleOf={(one) => one.role}
    summaryOf={summaryOf}
    firstField="role"
    addLastLabel="Add an earlier role"
  >
    {(one, index, path) => <Role one={one} index={index} path={path} />}
  </EntryList>
)

function Role({ one, index, path }: { one: Entry; index: number; path: string }) {
  const { change } = useEditor()
  const write =
    <F extends keyof Entry>(field: F) =>
    (value: Entry[F]) =>
      withEntry('volunteer', index, (before) => ({ ...before, [field]: value }))
  const line = { maxLength: RESUME_LIMITS.line }
  return (
    <>
      <Pair>
        <TextField {...line} path={`${path}.role`} label="Role" value={one.role} write={write('role')} />
        <TextField
          {...line}
          path={`${path}.organization`}
          label="Organisation"
          value={one.organization}
          write={write('organization')}
        />
      </Pair>
      <TextField
        {...line}
        path={`${path}.location`}
        label="Location"
        optional
        value={one.location}
        write={write('location')}
      />
      <Pair>
        <MonthField
          path={`${path}.startDate`}
          label="Start date"
          value={one.startDate}
          write={write('startDate')}
        />
        <MonthField
          path={`${path}.endDate`}
          label="End date"
          value={one.endDate}
          write={write('endDate')}
          disabled={one.current}
        />
      </Pair>
      <Checkbox
        label="I volunteer here now"
        checked={one.current}
        onChange={({ currentTarget: { checked } }) =>
          change(
            withEntry('volunteer', index, (before) => ({
              ...before,
              current: checked,
              endDate: checked ? '' : before.endDate,
            })),
          )
        }
      />
      <BulletList
        path={`${path}.description`}
        bullets={one.description}
        write={(edit) =>
          withEntry('volunteer', index, (before) => ({ ...before, description: edit(before.description) }))
        }
      />
      <AboutFields path={path} of={one} label="About the organisation" write={write} />
    </>
  )
}
