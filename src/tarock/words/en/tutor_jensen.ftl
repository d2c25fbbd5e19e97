# What Poul Jensen advises, one piece each, for whoever learns at the table.

## Care, and what the declarations show

tutor-je-001 = Declare exactly, follow suit and count your cards: a slip costs a fine, and at worst it costs another player the last trick or an ultimo.
tutor-je-002 = After a large tarok declaration with the pagat think at once whether you or your partner can play a nolo: a won nolo cancels the ultimo.
tutor-je-007 = A whip of six cards draws four taroks, of seven seven and of eight ten: one long whip beats two short ones, so do not lay from the longest.
tutor-je-103 = Keep the skus and do not play for a tout: nobody has yet been known to win all 25 tricks.
tutor-je-104 = Draw lots for the seats, and while you sit out keep silent, even if somebody fails to follow suit.
tutor-je-106 = With four or five at the table and two packs, deal and lay the next skat while the others play, so that it is well considered.
tutor-je-107 = You have no tarok and can fight for nothing: ask for a new deal, as you may before the skat is laid.

## Laying the skat

tutor-je-003 = Lay so that another player’s ultimo becomes hard: keep cards in the suits whose king you do not hold, and think of your own ultimo afterwards.
tutor-je-004 = Do not lay from a short suit and do not make yourself void to ruff a king or bring the pagat home: it is the commonest mistake of beginners.
tutor-je-005 = Before you lay, judge your taroks: many and high ones make a hand for fighting, few and low ones do not.
tutor-je-006 = Count the cards with which you can get in and keep them: you need them to lead your whip and to be left with nothing but taroks.
tutor-je-008 = Shorten a whip that you can hardly lead to the end: if its cards are left at the last, the way to an ultimo is open to others.
tutor-je-009 = Keep four cards in each side suit: they hold off the others’ attack until your whip begins to work.
tutor-je-011 = Never lay down to five cards in every suit; keep a whip of six, for you may have to take over the play.
tutor-je-012 = With three taroks or fewer, and neither T21 nor the pagat, lay them all and be ready for a nolo.
tutor-je-013 = If you think of an ultimo, keep a small card in every suit: with it you can give a nolo player a trick.
tutor-je-014 = Of two whips of the same length keep the one with the high cards: it works faster.
tutor-je-015 = With a weak hand and two whips of the same length keep the one without the king: you may drive that king out, and the high cards of the other suit bring you in.
tutor-je-016 = Of two whips of the same length keep the low one and lay from the one with gaps between its high cards: those win when others lead the suit.
tutor-je-017 = Lay two or three cards from a suit of five or six: it is hardly the whip of another player.
tutor-je-018 = With nine taroks, entries enough and four to six cards in every suit keep four in each, and whip with the taroks.
tutor-je-019 = With ten or eleven taroks and no whip keep four cards in every suit, and see to it that both others get a trick: one of them may be playing a nolo.

## Which part to play

tutor-je-031 = The declarations show no danger, so fight: lead your own long suit.
tutor-je-032 = You will have no tarok left for the last trick, so stop whipping: help, or keep the two others level.
tutor-je-033 = You keep getting in and must whip both others: play your high middle taroks and your entries off, and let them fight it out.
tutor-je-046 = With a strong hand use the skus in time, while you can still play it freely.
tutor-je-051 = Exactly one defender must lead: the one with more taroks attacks in a suit of their own, the other supports it.
tutor-je-062 = Against the pagat leader and helper together are the only defence, so settle who leads, and support that player.
tutor-je-064 = Balance is reached, so stop supporting your partner, and watch most the one who has not yet played the pagat.
tutor-je-078 = Taroks alone do not make the leader: weigh also who has a whip, and entries enough to lead it to the end.
tutor-je-079 = One player has turned out to be dangerous, so join forces with the other; whoever has more taroks left leads.
tutor-je-082 = With few taroks and entries, and two opponents who are equally strong, you keep the balance: watch everything.
tutor-je-088 = One of the two fighters has become dangerous, so give up the balance and help the other.
tutor-je-094 = Somebody has no trick yet: give that player one before a nolo slips through unnoticed.

## Til and fra

tutor-je-037 = With four cards or more of a suit throw a small one first and a bigger one next: that is til; with fewer the bigger first, which is fra.
tutor-je-038 = As helper or balance player signal truly: your partner builds on it.
tutor-je-039 = You fight yourself, so you need not signal truly: do not show where you are strong or weak.

## The skus

tutor-je-040 = Somebody plays for an ultimo with a king: keep the skus as long as you can, so that this player must keep a card beside the king.
tutor-je-041 = You are one card short of driving the king out: lead the skus as that suit.
tutor-je-044 = You have none of your partner’s suit, so lead the skus as that suit.
tutor-je-045 = Keep the skus for the last trick: whoever counts it as a tarok may give up a sure ultimo.

## Playing for the ultimo

tutor-je-047 = Lead your whip to the end, then taroks, but only as long as it is safe.
tutor-je-048 = As the strong player you may bluff: lead from a very short suit, and the others may leave it alone.
tutor-je-049 = Do not play so hard that another player may score an ultimo; if you have gone too far, an honest player rather goes bagud.
tutor-je-050 = Another player leads your suit: lead another long suit, or a tarok, as long as your work is done for you.

## Leading the defence

tutor-je-052 = Attack with your whip to the end, unless the strong player has it too: then take another suit, and leave the work on the common one to that player.
tutor-je-053 = The strong player leads your own suit: look at your helper’s signal before you go on with it, for it may be a feint.
tutor-je-060 = Taroks were declared without the pagat, so hunting kings may be right, and as the leader you decide when.
tutor-je-063 = Keep the bare queen and a free card for the last two tricks, and lead the queen in the second-last: if the king takes it, there is no ultimo; if not, the king goes bagud.
tutor-je-066 = Go on with your whip even if it strikes your helper too: high taroks in front of the strong player, or an over-ruff from behind, hurt that player.
tutor-je-069 = From three cards or more in a row lead the highest: it tells your partner of an entry; next lead another strong suit.
tutor-je-070 = You sit behind the strong player with gaps between your high cards: wait until your partner leads the suit.

## Helping

tutor-je-054 = Your leader has taken the strong player’s lead: do not take it over, it costs a tempo, and you learn which suit is wanted.
tutor-je-055 = As helper take a trick from the strong player when you can, and duck when your partner holds it.
tutor-je-056 = Give up your high cards, even a king, if that gets your leader in.
tutor-je-057 = Use your middle taroks first: otherwise they get in the way later.
tutor-je-058 = You play before the strong player, and both of you are out of the suit: ruff high, so that it costs a higher tarok.
tutor-je-059 = Do not hunt kings on your own; wait until your leader begins it.
tutor-je-061 = You alone can get in often enough to drive out the only dangerous king, so begin.
tutor-je-065 = Lead the suit that your leader wants: first a declared one, then the whip that is shown.
tutor-je-068 = Get your leader in: by a suit shown with til, else by a declared one; if nothing is known, lead so high that the leader can signal.
tutor-je-071 = You have more cards of the common whip than your leader: keep the surplus until it strikes the strong player alone.
tutor-je-072 = Lead low through the strong player from your high cards in an unknown suit: your leader may win with a middle card.
tutor-je-074 = Do not open in a suit that a strong player has declared: it is often the whip.
tutor-je-075 = The strong player has declared three kings and your leader holds the fourth: do not lead that suit, for without that king the strong player is free to whip.
tutor-je-076 = Do not open from a suit of nine cards: it cannot be your leader’s whip.

## Keeping the balance

tutor-je-083 = Favour neither fighter: if one has lost more taroks through you, strike the other now.
tutor-je-084 = Lead suits that the fighters do not touch.
tutor-je-085 = Do not whip both fighters at once: it weakens both their defences, and helps nobody.
tutor-je-086 = Rather strike one fighter only: that player then whips the other.
tutor-je-087 = A pagat is easier to bring to the ultimo than a king: strike whoever holds the pagat, so that the other stays a tempo ahead.
tutor-je-089 = Your taroks are gone, so use all your strength to drive out the kings that are left.
tutor-je-090 = Open from a suit of six cards, or else seven or five; not from four, which may be another’s whip.
tutor-je-091 = With a very uneven hand open from a suit of one or two cards: it is hardly short with a strong player too.

## Nolo

tutor-je-096 = Few and low taroks make a nolo; high cards, even in one suit, or a very short suit put it at risk.
tutor-je-097 = You can offer a nolo by leading your highest tarok, but as a rule leave that to the stronger defender.
tutor-je-098 = You want a nolo of your partner: lead a high card, best a king, and watch whether the highest card is thrown to it (yes) or a small one (no).
tutor-je-099 = The nolo is agreed: lead your high taroks until your partner has none, show your longest suit once, lead a tarok or two more, then go on with that suit.
tutor-je-100 = The skus may lie with the strong player: keep a card in every suit that your nolo partner still has.
tutor-je-101 = Neither of you can play a nolo, but the strong player does not know it: put off the first trick of the one who has none.
tutor-je-102 = No ultimo is possible any more, so the nolo has done its work: play against it and give that player a trick.
