/// A page without views, such as the list of scenes or a problem, in the style of an iPhone's settings.
enum SimplePage {
    static func html(title: String, body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>\(HTMLText.escape(title))</title>\
        <meta name="viewport" content="width=device-width, initial-scale=1">\
        <meta name="color-scheme" content="light dark"><style>\(style)</style></head>\
        <body><main>\(body)</main></body></html>

        """
    }

    private static let style = """
        :root{--ground:#f2f2f7;--row:#fff;--label:#000;--second:#6b6b70;--line:rgba(60,60,67,.29);--tint:#0062cc}\
        @media(prefers-color-scheme:dark){:root{--ground:#000;--row:#1c1c1e;--label:#fff;--second:#a1a1a8;\
        --line:rgba(84,84,88,.65);--tint:#4da3ff}}\
        body{margin:0;background:var(--ground);color:var(--label);font:17px/22px Inter,-apple-system,system-ui,sans-serif}\
        main{max-width:640px;margin:0 auto;padding:44px 16px}\
        h1{font-size:34px;line-height:41px;margin:0 0 8px;letter-spacing:-.4px}\
        p{color:var(--second);margin:0 0 16px}a{color:var(--tint)}\
        ul{list-style:none;margin:16px 0 0;padding:0;background:var(--row);border-radius:10px;overflow:hidden}\
        li+li a{border-top:.5px solid var(--line)}li a{display:flex;align-items:center;min-height:44px;margin-left:16px;\
        padding-right:16px;color:inherit;text-decoration:none}li a::after{content:"";margin-left:auto;width:8px;height:8px;\
        border:solid var(--second);border-width:2px 2px 0 0;transform:rotate(45deg)}\
        li a:focus-visible{outline:3px solid var(--tint);outline-offset:-3px;border-radius:8px}\
        li:hover{background:rgba(120,120,128,.12)}small{color:var(--second);margin-left:8px;font-size:15px}
        """
}
