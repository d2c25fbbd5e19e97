# The hall of a club: what the server answers there.

hall-none = This server has no club; start it with tarock serve --club FOLDER.
hall-other-server = { $folder } is being served by another program; end that one first, or take another folder
hall-no-such-event = There is no event “{ $event }”.
hall-no-such-cup = There is no cup “{ $cup }”.
hall-no-event = That is nothing that can happen in a tournament: { $why }
hall-code-desk = Only the desk may do this: open the desk with its own address, or type the code of the desk.
hall-code-secretary = Only the secretary may see contact data: type the secretary’s code, which stands in the terminal of the laptop.
hall-contacts-away = Contact data are shown on the laptop itself only, or over https: in this network others could read along.
hall-code-referee = Only a referee may do this: open the page with the referees’ address, or type their code.
hall-code-table = This needs the code of table { $table } in round { $round }: scan the code on the table, or type it.
hall-tries = Too many wrong codes; wait a moment and read the code once more.
hall-expired = The code of table { $table } was for round { $round }, which is over. Scan the code of your new table; what was wrong the desk puts right.
stick-same = { $folder } is the club’s own folder; name one on the stick
stick-failed = Nothing can be copied to { $folder }: { $cause }
stick-gone = { $folder } is no longer on the stick that was there at the start; put the stick in again
stick-other = { $file } holds something else, or more, than this laptop has: it was not overwritten. Take over from the stick, or use an empty folder
