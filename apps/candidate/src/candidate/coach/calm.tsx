import { styled } from 'styled-components'
import { getProfile } from '@tryka/domain'
import { useRead } from '../../base/calls/calls'
import { helplinesOf } from '../practice/feedback/helplines'

/** Numbers that answer day and night, of the person's country where it is known. */
export function Calm() {
  const { data: profile } = useRead(getProfile, {})
  return (
    <List>
      {helplinesOf(profile?.country).map(({ name, number, where }) => (
        <li key={number}>
          {name}, {where}: <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  && {
    border-left-color: var(--control);
  }
`
