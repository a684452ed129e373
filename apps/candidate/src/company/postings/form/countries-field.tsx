import { HIRING_LIMITS } from '@tryka/domain'
import { Chip, Field, NativeSelect, Row, Stack } from '@tryka/ui'
import { countryName, countryOptions } from '../../../base/forms/choices'
import type { PartProps } from './posting-form'

/** The countries in which people may live, chosen by name one after the other. */
export function CountriesField({ form }: PartProps) {
  const { value: regions, onValueChange } = form.choice('regions')
  const free = countryOptions(null).filter(({ value }) => !regions.includes(value))
  return (
    <Stack gap={2}>
      <Field
        label="Countries"
        hint="In which people may live; one after the other."
        {...form.field('regions')}
      >
        <NativeSelect
          placeholder={regions.length < HIRING_LIMITS.regions ? 'Add a country' : 'No more can be added'}
          disabled={regions.length >= HIRING_LIMITS.regions}
          options={free}
          value=""
          onValueChange={(country) => onValueChange([...regions, country])}
        />
      </Field>
      <Row gap={2} wrap>
        {regions.map((region) => (
          <Chip
            key={region}
            removeLabel={`Remove ${countryName(region)}`}
            onRemove={() => onValueChange(regions.filter((each) => each !== region))}
          >
            {countryName(region)}
          </Chip>
        ))}
      </Row>
    </Stack>
  )
}
