import { Link } from 'react-router-dom'
import type { PlaceRow } from '@tryka/domain'
import { Stack, Text, TextLink } from '@tryka/ui'
import { placePath } from '../../base/place/place-path'
import { kindOf } from '../../base/place/place-words'

/** The places that somebody has already. */
export const PlaceDoors = ({ places }: { places: readonly PlaceRow[] }) =>
  places.length > 0 && (
    <Stack gap={2} asChild>
      <ul aria-label="Your places">
        {places.map((row) => (
          <li key={row.place}>
            <TextLink asChild>
              <Link to={placePath(row)}>{row.name}</Link>
            </TextLink>{' '}
            <Text as="span" size="sm">
              {kindOf(row)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
