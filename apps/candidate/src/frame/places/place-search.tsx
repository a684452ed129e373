import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { LIMITS, searchText, searchWords, type PlaceRow } from '@tryka/domain'
import { Badge, Button, Dialog, Field, SrOnly, Stack, Text, TextInput, TextLink } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { placePath } from '../../base/place/place-path'
import { kindOf } from '../../base/place/place-words'
import { PlaceMark } from './place-mark'

const found = (places: readonly PlaceRow[], typed: string): PlaceRow[] => {
  const words = searchWords(typed)
  return places.filter((row) => {
    const text = searchText(row.name, kindOf(row))
    return words.every((word) => text.includes(word))
  })
}

/** Somebody with many places finds one by its name; the links open in a tab of their own like those of the menu. */
export function PlaceSearch({ places, onClose }: { places: readonly PlaceRow[]; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const rows = found(places, typed)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const [first] = rows
    if (!first || !typed.trim()) return
    onClose()
    void navigate(placePath(first))
  }
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Your places"
      footer={
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap={4}>
        <form role="search" onSubmit={open}>
          <Field label="Search places">
            <TextInput
              type="search"
              autoComplete="off"
              maxLength={LIMITS.search}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </form>
        <Text size="sm" role="status">
          {rows.length === 0 ? 'No place has this name.' : `${rows.length} of ${places.length}`}
        </Text>
        <List aria-label="Places found">
          {rows.map((row) => (
            <li key={row.place}>
              <PlaceMark {...row} />
              <span>
                <TextLink asChild>
                  <Link to={placePath(row)} onClick={onClose}>
                    {row.name}
                  </Link>
                </TextLink>{' '}
                <Text as="span" size="sm" tone={3}>
                  {kindOf(row)}
                </Text>
              </span>
              {row.unread > 0 && (
                <Badge tone="satya">
                  {row.unread}
                  <SrOnly> unread</SrOnly>
                </Badge>
              )}
            </li>
          ))}
        </List>
      </Stack>
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--sp-2);
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--sp-3);
    min-height: 2.75rem;
  }
  li > :nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
