import { useQuery } from '@tanstack/react-query'
import { ANALYTICS_RANGE_IDS, ANALYTICS_RANGES, listPostings, type AnalyticsQuery } from '@tryka/domain'
import { Field, NativeSelect, Switch, Toolbar } from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { useAddress } from '../parts/address'

/** What the figures are about; it lives in the address. */
export type Filter = AnalyticsQuery & Required<Pick<AnalyticsQuery, 'range'>>

/** Chooses the range, the posting and whether only finished applications count. */
export function FilterBar({ filter }: { filter: Filter }) {
  const address = useAddress()
  const postings = useQuery(readQuery(listPostings, { query: { pageSize: 100 } }))
  const posted = (postings.data?.items ?? []).filter(({ status }) => status !== 'Draft')
  return (
    <Toolbar label="What the figures are about">
      <Field label="Range">
        <NativeSelect
          options={ANALYTICS_RANGE_IDS.map((value) => ({ value, label: ANALYTICS_RANGES[value].label }))}
          value={filter.range}
          onValueChange={(range) => address.set({ range })}
        />
      </Field>
      <Field label="Posting">
        <NativeSelect
          options={[
            { value: '', label: 'All postings' },
            ...posted.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={filter.postingId ?? ''}
          onValueChange={(posting) => address.set({ posting })}
        />
      </Field>
      <Switch
        label="Finished applications only"
        checked={filter.finishedOnly === 'true'}
        onCheckedChange={(on) => address.set({ finished: on ? 'true' : undefined })}
      />
    </Toolbar>
  )
}
