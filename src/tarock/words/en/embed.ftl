# `tarock embed`: a recorded deal for a web page.

embed-written = { $file } is written, and the script that shows it: { $script }. Put both beside a page, and this into it:
embed-script = The script lies at { $script }: put a copy of it beside the page.
embed-unwritten = { $file }: cannot be written ({ $cause })
embed-unbuilt = { $script } has not been built: run “make web” in the source folder.
