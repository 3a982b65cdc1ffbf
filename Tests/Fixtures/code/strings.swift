let plain = "a \"quoted\" word", empty = "", next = 1
let expression = "\(names.joined(separator: ", ")) and \(count + (1))" + "more"
let raw = #"a "quoted" word and a \n"#, escaped = #"a \#"# b"#, two = ##"a "# b"##
let lines = """
    The first "line" and \"""
    the second
    """
let rawLines = #"""
    """ is inside
    """#
let unclosed = "without an end
let after = 1
let html = "<b> & </b>"
