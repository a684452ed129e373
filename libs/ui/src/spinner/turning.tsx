import { keyframes, styled } from 'styled-components'
import * as media from '../theme/media'

const turn = keyframes`
  to { transform: rotate(360deg); }
`

/** Turns what it holds, unless the person asked for less motion. */
export const Turning = styled.span`
  display: inline-grid;
  animation: ${turn} 1s linear infinite;

  ${media.still} {
    animation: none;
  }
`
