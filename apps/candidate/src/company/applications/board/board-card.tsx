import { useDraggable } from '@dnd-kit/core'
import { Check, EllipsisVertical, Mail, UserRound } from 'lucide-react'
import type { DOMAttributes } from 'react'
import { styled } from 'styled-components'
import { Button, Icon, Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '@tryka/ui'
import { COMPANY_STATUS, matchBand, type ApplicationStage, type CompanyApplicationCard } from '@tryka/domain'
import { useAddress } from '../../parts/address'
import { CardFace } from './card-face'
import { waysFrom, type Moves } from '../moves/use-moves'
import { openerId } from '../opened/opener'
import { useNear } from './use-near'

interface BoardCardProps {
  card: CompanyApplicationCard
  moves: Moves
  /** It stands beside the board. */
  isOpen: boolean
  onOpen: (card: CompanyApplicationCard) => void
}

/** About as high as most cards. */
const USUAL_HEIGHT = '8.5rem'

/** The place of a card in its column; the whole card is drawn once it comes near the screen. */
export function BoardCard({ first, ...rest }: BoardCardProps & { first: boolean }) {
  const { near, height, ref } = useNear<HTMLLIElement>(first)
  return (
    <li ref={ref} style={near ? undefined : { minHeight: height ?? USUAL_HEIGHT }}>
      {near ? <LiveCard {...rest} /> : <FarCard {...rest} />}
    </li>
  )
}

/** What readers and the Tab key find far from the screen; the focus brings it on screen, and the whole card with it. */
const FarCard = ({ card, onOpen }: BoardCardProps) => (
  <>
    <button type="button" id={openerId(card.id)} onClick={() => onOpen(card)}>
      {card.candidate.name}
    </button>
    <p>
      {card.candidate.title}
      {card.match !== null && `, ${matchBand(card.match) ? `${card.match}% match` : 'match under 50%'}`}
    </p>
  </>
)

/** A card that opens the application, can be dragged, and has a menu for the same moves. */
function LiveCard({ card, moves, isOpen, onOpen }: BoardCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: card.id,
    data: { stage: card.stage },
  })
  const { name } = card.candidate
  // The whole card is dragged by pointer; the keyboard lifts it from its name.
  const { onPointerDown, onKeyDown }: DOMAttributes<HTMLElement> = listeners ?? {}
  return (
    <Item
      ref={setNodeRef}
      $away={isDragging}
      $open={isOpen}
      data-lifted={isDragging || undefined}
      onPointerDown={onPointerDown}
    >
      <CardFace
        card={card}
        title={
          <Opener
            type="button"
            ref={setActivatorNodeRef}
            id={openerId(card.id)}
            aria-current={isOpen || undefined}
            aria-describedby={attributes['aria-describedby']}
            onKeyDown={onKeyDown}
            onClick={() => onOpen(card)}
          >
            {name}
          </Opener>
        }
        menu={<CardMenu card={card} moves={moves} onOpen={onOpen} />}
      />
    </Item>
  )
}

function CardMenu({ card, moves, onOpen }: Omit<BoardCardProps, 'isOpen'>) {
  const address = useAddress()
  const ways = waysFrom(card)
  const stages: readonly ApplicationStage[] = [card.stage, ...ways]
  return (
    <Menu
      trigger={
        <MenuTrigger variant="quiet" size="sm" iconOnly label={`Move ${card.candidate.name}`}>
          <Icon icon={EllipsisVertical} size="sm" />
        </MenuTrigger>
      }
    >
      {ways.length > 0 && (
        <>
          <MenuRadioGroup
            label="Move to"
            value={card.stage}
            onValueChange={(stage) => moves.moveTo(card, stage)}
            options={stages.map((value) => ({ value, label: COMPANY_STATUS[value] }))}
          />
          <MenuSeparator />
        </>
      )}
      {card.canPassScreen && (
        <MenuItem icon={Check} onSelect={() => moves.screen.mutate(card)}>
          Screen passed
        </MenuItem>
      )}
      <MenuItem icon={UserRound} onSelect={() => onOpen(card)}>
        View Profile
      </MenuItem>
      <MenuItem
        icon={Mail}
        onSelect={() => address.open('messages', { to: card.candidate.id, name: card.candidate.name })}
      >
        Send Message
      </MenuItem>
    </Menu>
  )
}

const Item = styled.div<{ $away: boolean; $open: boolean }>`
  border-radius: var(--r-3);
  ${({ $open }) => $open && 'box-shadow: 0 0 0 2px var(--satya);'}
  touch-action: manipulation;
  cursor: grab;
  opacity: ${({ $away }) => ($away ? 0.4 : 1)};
`
const Opener = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:hover {
    text-decoration: underline;
  }
`
const MenuTrigger = styled(Button)`
  position: relative;
  z-index: var(--z-raised);
  margin: -0.25rem -0.375rem 0 0;
`
