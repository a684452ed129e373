import { RESUME_LIMITS } from '@tryka/domain'
import { Pair } from '@tryka/ui'
import { withCustom, type CustomEntry } from '../../editor/entries-of'
import { BulletList } from '../../fields/bullet-list'
import { TextField } from '../../fields/fields'

export interface OwnEntryProps {
  one: CustomEntry
  section: number
  index: number
  path: string
}

/** An entry of a section that the person invented: nothing in it has to be there. */
export function OwnEntry({ one, section, index, path }: OwnEntryProps) {
  const edit = (change: (before: CustomEntry) => CustomEntry) =>
    withCustom(section, (before) => ({
      ...before,
      entries: before.entries.map((entry, at) => (at === index ? change(entry) : entry)),
    }))
  const line = (field: 'name' | 'detail' | 'location' | 'date') => ({
    path: `${path}.${field}`,
    value: one[field],
    write: (value: string) => edit((before) => ({ ...before, [field]: value })),
    maxLength: RESUME_LIMITS.line,
  })
  return (
    <>
      <TextField {...line('name')} label="Name" />
      <TextField {...line('detail')} label="Detail" optional />
      <Pair>
        <TextField {...line('location')} label="Place" optional />
        <TextField {...line('date')} label="Date" optional placeholder="2021 – 2023" />
      </Pair>
      <TextField
        path={`${path}.link`}
        label="Link"
        optional
        type="url"
        placeholder="https://"
        value={one.link}
        write={(link) => edit((before) => ({ ...before, link }))}
        maxLength={RESUME_LIMITS.link}
      />
      <BulletList
        path={`${path}.description`}
        label="Points"
        bullets={one.description}
        write={(change) => edit((before) => ({ ...before, description: change(before.description) }))}
      />
    </>
  )
}
