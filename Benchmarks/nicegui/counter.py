"""NiceGUI's counter, with which the time of a click is compared.

    python counter.py PORT
"""
import sys

from nicegui import ui


@ui.page("/")
def page():
    label = ui.label("0").classes("count")
    ui.button("Add", on_click=lambda: label.set_text(str(int(label.text) + 1)))


ui.run(host="127.0.0.1", port=int(sys.argv[1]), reload=False, show=False)
