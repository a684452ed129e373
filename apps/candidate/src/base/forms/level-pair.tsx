import { styled } from 'styled-components'
import { Pair } from '@tryka/ui'

/** Two fields beside each other whose labels stand on one line and whose controls do too, also when only one has a hint. */
export const LevelPair = styled(Pair)`
  @media (min-width: 561px) {
    row-gap: 0.375rem;
    margin-bottom: -0.375rem;
    > * {
      display: grid;
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
    > * > label {
      grid-row: 1;
    }
    > * > [id$='-hint'] {
      grid-row: 2;
    }
    > * > :is(input, select) {
      grid-row: 3;
    }
    > * > [id$='-error'] {
      grid-row: 4;
    }
  }
`
