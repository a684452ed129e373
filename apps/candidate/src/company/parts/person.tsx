import type { ReactNode } from 'react'
import { Avatar, Identity } from '@tryka/ui'

export interface PersonProps {
  person: { name: string; title: string }
  note?: ReactNode
  size?: 'sm' | 'md' | 'lg'
}

/** A person in a row: initials, name, headline. */
export function Person({ person, note, size = 'md' }: PersonProps) {
  return (
    <Identity
      avatar={<Avatar name={person.name} size={size} />}
      name={person.name}
      note={note ?? person.title}
    />
  )
}
